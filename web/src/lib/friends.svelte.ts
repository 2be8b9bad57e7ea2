import { api } from './api';
import type { People } from './messages';

/** The people whom this person knows: friends, recent opponents, invitations. */
class Friends {
  people = $state.raw<People | null>(null);

  async load(): Promise<void> {
    this.people = await api.people();
  }
  /** Do something that changes who knows whom. */
  async change(work: Promise<People>): Promise<void> {
    this.people = await work;
  }
  nameOf(person: string): string {
    return this.people?.friends.find((friend) => friend.person.id === person)?.person.name ?? '?';
  }
}

export const friends = new Friends();
