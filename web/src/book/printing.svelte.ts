/** How long paper waits for drawings that do not come, and for the last one to settle. */
const PATIENCE = 20_000;
const SETTLE = 600;
const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** Printing needs every drawing of the book, also those that nobody has scrolled to. */
class Printing {
  on = $state(false);

  async print(): Promise<void> {
    this.on = true;
    const start = Date.now();
    do await wait(100);
    while (document.querySelector('.book .place') && Date.now() - start < PATIENCE);
    await wait(SETTLE);
    print();
  }
}

export const printing = new Printing();
