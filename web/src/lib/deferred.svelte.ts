/** A value that follows another one a moment later, so that what matters more is drawn before it. */
export function deferred<T>(first: T, value: () => T): { readonly now: T } {
  let shown = $state.raw(first);
  $effect(() => {
    const next = value();
    const timer = setTimeout(() => (shown = next));
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return shown;
    },
  };
}
