import type { Line, Random, Seat, State, Tools } from '@cityhall/ruleset';

/** What happened while one action ran, its automatic work included. */
export interface Notes {
  /** The seat that acts; null for set-up. */
  actor: Seat | null;
  chance: boolean;
  sealed: boolean;
  /** Another seat's drawer was read or written. */
  otherOwn: boolean;
  /** Phases that began, in order. */
  begun: string[];
  lines: Line[];
}

export function newNotes(actor: Seat | null): Notes {
  return { actor, chance: false, sealed: false, otherOwn: false, begun: [], lines: [] };
}

/**
 * The three drawers of a draft, each touch of a secret one noted. Reading counts: looking is learning.
 */
export function watchedState(draft: State, notes: Notes): State {
  return {
    get open() {
      return draft.open;
    },
    set open(value) {
      draft.open = value;
    },
    get sealed() {
      notes.sealed = true;
      return draft.sealed;
    },
    set sealed(value) {
      notes.sealed = true;
      draft.sealed = value;
    },
    own: watchedOwn(draft.own, notes),
  };
}

function watchedOwn(own: State['own'], notes: Notes): State['own'] {
  const note = (key: PropertyKey) => {
    if (key !== String(notes.actor)) notes.otherOwn = true;
  };
  return new Proxy(own, {
    get(target, key, receiver) {
      note(key);
      return Reflect.get(target, key, receiver);
    },
    set(target, key, value) {
      note(key);
      return Reflect.set(target, key, value);
    },
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
    deleteProperty(target, key) {
      note(key);
      return Reflect.deleteProperty(target, key);
    },
    ownKeys(target) {
      notes.otherOwn = true;
      return Reflect.ownKeys(target);
    },
  });
}

/** Chance and speech for rules, both noted. */
export function watchedTools(random: Random, notes: Notes): Tools {
  const used = <T>(result: T): T => {
    notes.chance = true;
    return result;
  };
  return {
    random: {
      below: (limit) => used(random.below(limit)),
      pick: (list) => used(random.pick(list)),
      shuffle: (list) => used(random.shuffle(list)),
    },
    say(to, key, params) {
      notes.lines.push({ to, key: `log.${key}`, ...(params ? { params } : {}) });
    },
  };
}
