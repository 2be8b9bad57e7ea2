import { fieldOf, type Offer, type Prospect, type Surroundings, t } from '$kit';
import type { Game } from './types';
import { cargoOf } from './view';

type Here = Pick<Surroundings<Game>, 'view' | 'derived' | 'seat'>;

/** What sailing would bring: points, or where the owners of the stones choose, their order. */
export function prospects(offer: Offer, { view, derived, seat: mine }: Here): Prospect[] {
  if (offer.kind !== 'sail') return [];
  const [ship, site] = [fieldOf(offer, 'ship'), fieldOf(offer, 'site')];
  const voyage = derived.voyages.find((row) => row.ship === ship && row.site === site);
  if (!voyage)
    return cargoOf(view, Number(ship))
      .filter((seat) => seat >= 0)
      .map((seat, place) => ({ seat, text: t('web-imhotep-chooses', { place: place + 1 }) }));
  return voyage.points
    .map((points, seat) => ({ seat, points }))
    .filter(({ seat, points }) => points !== 0 || seat === mine)
    .sort((one, two) => Number(two.seat === mine) - Number(one.seat === mine))
    .map(({ seat, points }) => ({ seat, text: `${points < 0 ? '−' : '+'}${Math.abs(points)}` }));
}

/** The same for a dock, once it is settled which ship sails there. */
export const dockProspects = (offers: Offer[], here: Here): Prospect[] =>
  offers.length === 1 && offers[0] ? prospects(offers[0], here) : [];
