import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import type { Table } from '$lib/table.svelte';
import Guided from '../src/learn/Guided.svelte';

it('asks for the guide once, although the info of the table is replaced', () => {
  const guide = vi.spyOn(api, 'guide').mockReturnValue(new Promise(() => {}));
  let info = $state.raw({ game: 'imhotep' });
  const screen = mount(Guided, {
    target: document.body,
    props: {
      table: {} as Table,
      id: 'x',
      get game() {
        return info.game;
      },
    },
  });
  flushSync();
  info = { game: 'imhotep' };
  flushSync();
  expect(guide.mock.calls).toEqual([['imhotep']]);
  info = { game: 'cuzco' };
  flushSync();
  expect(guide.mock.calls).toEqual([['imhotep'], ['cuzco']]);
  void unmount(screen);
});
