/** Milliseconds that the clocks of device and server may differ. */
const SLACK = 2000;
/** The least milliseconds before something is asked again, where the clock of the device is ahead. */
const LEAST = 30_000;
const LONGEST_TIMER = 2 ** 31 - 1;

/** Call once a moment has come, also after the device has slept; returns what stops it. */
export function whenReached(moment: number, call: () => void): () => void {
  const due = Math.max(moment + SLACK, Date.now() + LEAST);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
  const check = (): void => {
    clearTimeout(timer);
    const left = due - Date.now();
    if (left > 0) timer = setTimeout(check, Math.min(left, LONGEST_TIMER));
    else {
      stop();
      call();
    }
  };
  document.addEventListener('visibilitychange', check);
  check();
  return stop;
}
