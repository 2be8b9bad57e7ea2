const KEY = 'tampu-panels';

/** Which people's panels somebody has opened or folded, as long as the page is open. */
class Panels {
  #set = $state.raw(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, boolean>);

  open(table: string, seat: number, first: boolean): boolean {
    return this.#set[`${table} ${seat}`] ?? first;
  }
  set(table: string, seat: number, open: boolean): void {
    this.#set = { ...this.#set, [`${table} ${seat}`]: open };
    sessionStorage.setItem(KEY, JSON.stringify(this.#set));
  }
}

export const panels = new Panels();

const LIST = 'tampu-all-choices';

/** Whether the prompt lists every choice, also those that can be clicked on the board. */
class ChoiceList {
  full = $state(localStorage.getItem(LIST) === 'yes');

  toggle(): void {
    this.full = !this.full;
    localStorage.setItem(LIST, this.full ? 'yes' : 'no');
  }
}

export const choiceList = new ChoiceList();
