import { marketCards } from '$content/imhotep/content.json';

/** The cards in the order of the rules' numbers. */
export const marketCodes: string[] = marketCards.types.map((card) => card.code);
