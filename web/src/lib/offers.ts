import type { Choice, Foreseen, KnownActions, OfferGroup, Offers, Prompt } from './messages';

/** What is the same about an action in every position. */
export interface KnownAction {
  notation: string;
  fields: Choice['values'];
}
/** By action what it brings at once, where the prompt did not say it. */
export type Foresight = ReadonlyMap<number, Pick<Choice, 'gain' | 'ends_undo'>>;
export const NO_FORESIGHT: Foresight = new Map();

export function learn(known: Map<number, KnownAction>, { actions, notations, fields }: KnownActions): void {
  actions.forEach((action, n) => known.set(action, { notation: notations[n] ?? '', fields: fields[n] ?? [] }));
}

/** The full form of a prompt that the server sent in the short form. */
export function opened(offers: Offers, known: ReadonlyMap<number, KnownAction>): Prompt {
  const groups = offers.groups.map((group) => ({
    kind: group.kind,
    fields: group.names,
    choices: choicesOf(group, known),
  }));
  return { seat: offers.seat, question: offers.question, groups };
}

function choicesOf(group: OfferGroup, known: ReadonlyMap<number, KnownAction>): Choice[] {
  const drawing = new Set(group.ends_undo);
  return group.actions.map((action, n) => {
    const { notation, fields } = known.get(action) ?? { notation: '', fields: [] };
    return {
      action,
      notation,
      fields: Object.fromEntries(group.fields.map((field, place) => [field, fields[place] ?? null])),
      values: group.values?.[n] ?? fields,
      price: group.prices[group.price_of[n] ?? 0] ?? {},
      gain: group.gains?.[n] ?? null,
      ends_undo: drawing.has(action),
    };
  });
}

/** The prompt with what was learned about some of its actions. */
export function foretold(prompt: Prompt, foresight: Foresight): Prompt {
  if (!foresight.size) return prompt;
  const groups = prompt.groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({ ...choice, ...foresight.get(choice.action) })),
  }));
  return { ...prompt, groups };
}

export function withAnswer(foresight: Foresight, actions: number[], answer: Foreseen): Foresight {
  const more = new Map(foresight);
  actions.forEach((action, n) =>
    more.set(action, { gain: answer.gains[n] ?? null, ends_undo: answer.ends_undo[n] ?? false }),
  );
  return more;
}
