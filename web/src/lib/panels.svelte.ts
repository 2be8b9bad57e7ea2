import { readStored, writeStored } from './stored';
const KEY = 'tampu-panels';

/** Which people's panels somebody has opened or folded, as long as the page is open. */
class Panels {
  #set = $state.raw(JSON.parse(readStored('sessionStorage', KEY) ?? '{}') as Record<string, boolean>);

  open(table: string, seat: number, first: boolean): boolean {
    return this.#set[`${table} ${seat}`] ?? first;
  }
  set(table: string, seat: number, open: boolean): void {
    this.#set = { ...this.#set, [`${table} ${seat}`]: open };
    writeStored('sessionStorage', KEY, JSON.stringify(this.#set));
  }
}

export const panels = new Panels();

const LIST = 'tampu-all-choices';

/** Whether the prompt lists every choice, also those that can be clicked on the board. */
class ChoiceList {
  full = $state(readStored('localStorage', LIST) === 'yes');

  toggle(): void {
    this.full = !this.full;
    writeStored('localStorage', LIST, this.full ? 'yes' : 'no');
  }
}

export const choiceList = new ChoiceList();
