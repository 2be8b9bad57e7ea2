import cuzco from '../covers/cuzco.svg';
import imhotep from '../covers/imhotep.svg';
import inca from '../covers/inca_empire.svg';
import tawantinsuyu from '../covers/tawantinsuyu.svg';
import type { IconName } from './icons';

export interface Cover {
  picture: string;
  /** The colour of the title's frame. */
  frame: string;
  icon: IconName;
  /** From light to expert, 1 to 5. */
  weight: number;
}

const COVERS: Record<string, Cover> = {
  imhotep: { picture: imhotep, frame: '#7A2E1A', icon: 'pyramids', weight: 2 },
  cuzco: { picture: cuzco, frame: '#2F5236', icon: 'kero', weight: 4 },
  inca_empire: { picture: inca, frame: '#1F4E66', icon: 'sun', weight: 3 },
  tawantinsuyu: { picture: tawantinsuyu, frame: '#4A2140', icon: 'temple', weight: 5 },
};

/** A game without a cover of its own borrows the hill's. */
export const coverOf = (game: string): Cover =>
  COVERS[game] ?? { picture: tawantinsuyu, frame: '#5F5A4E', icon: 'points', weight: 3 };
