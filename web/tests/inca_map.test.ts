import { describe, expect, it } from 'vitest';
import { sideOf } from '../games/inca_empire/content';
import { abroad, overlap, placeLabels, plateAt, plateBox } from '../games/inca_empire/labels';

describe.each([3, 4])('the map for %i players', (seats) => {
  const side = sideOf(seats);
  const labels = placeLabels(side);

  it('names every site and every region', () => {
    expect(labels.map(({ id }) => id).toSorted()).toEqual(
      [...side.sites, ...side.regions].map(({ id }) => id).toSorted(),
    );
  });

  it('draws the new link of rules version 2', () => {
    const link = side.line.get(seats === 3 ? 'w138' : 'w161');
    expect([link?.a.id, link?.b.id, link?.wild]).toEqual(['pataz', 'achupallas', true]);
  });

  it('has no two names that touch', () => {
    const touching = labels.flatMap((one, place) =>
      labels
        .slice(place + 1)
        .filter((two) => overlap(one.box, two.box) > 0)
        .map((two) => `${one.text} and ${two.text}`),
    );
    expect(touching).toEqual([]);
  });

  it('has no name over the place of a city, a garrison or a marker', () => {
    const covered = labels.flatMap((label) =>
      [
        ...side.sites.filter(({ kind }) => kind !== 'huaca').map(({ at, id }) => ({ at, id })),
        ...side.regions.filter(({ start }) => !start).map(({ marker, id }) => ({ at: marker, id })),
      ]
        .filter(({ at: [x, y] }) => overlap(label.box, [x - 8, y - 8, x + 8, y + 8]) > 0)
        .map(({ id }) => `${label.text} over ${id}`),
    );
    expect(covered).toEqual([]);
  });

  it('names a home on its own land, not on a neighbour’s', () => {
    const homes = labels.filter(({ kind }) => kind === 'suyu');
    expect(homes).toHaveLength(seats);
    for (const { id, text, box } of homes) expect(abroad(box, side.region.get(id)!.outline), text).toBeLessThan(0.25);
  });

  it('covers no name with the points of a site', () => {
    const covered = side.sites
      .filter(({ kind }) => kind === 'city' || kind === 'garrison')
      .flatMap(({ at, id }) => {
        const box = plateBox(plateAt(at, labels));
        return labels.filter((label) => overlap(box, label.box) > 30).map(({ text }) => `${text} by ${id}`);
      });
    expect(covered).toEqual([]);
  });

  it('keeps names near what they name', () => {
    for (const {
      id,
      kind,
      box: [left, top, right, bottom],
    } of labels) {
      const at =
        kind === 'region'
          ? side.region.get(id)!.marker
          : kind === 'suyu'
            ? side.region.get(id)!.label
            : side.site.get(id)!.at;
      const away = Math.hypot(Math.max(left - at[0], 0, at[0] - right), Math.max(top - at[1], 0, at[1] - bottom));
      expect(away, id).toBeLessThan(60);
    }
  });
});
