import type { AnyView, Json, Seat } from '@cityhall/ruleset';
import type { Colour, Room } from '@cityhall/wire';
import type { ComponentType, LazyExoticComponent } from 'react';

/** What a game's screen is given by the table. */
export interface ScreenProps {
  view: AnyView;
  /** The seat that looks; null for a spectator. */
  seat: Seat | null;
  room: Room;
  names: readonly string[];
  colours: readonly Colour[];
  /** Makes a move. Nothing happens while an earlier one has no answer. */
  act(move: string, args: Json): void;
  undo(): void;
  /** How many own actions can be undone, and why no more. */
  undoState: { depth: number; closed: string | null } | null;
  /** What this seat is still working on, shown on its other devices. */
  draft: Json;
  setDraft(draft: Json): void;
  /** True while a move has no answer yet. */
  busy: boolean;
}

/** One hint of a guided first game, shown while its stage is asked. */
export interface Hint {
  id: string;
  stage: string;
  text: string;
}

/** What the pages know of a game. Everything heavy is fetched when it is needed. */
export interface Game {
  id: string;
  name: string;
  pitch: string;
  /** How many can play; `usual` is chosen at first, and for a guided first game. */
  seats: { min: number; max: number; usual: number };
  /** Its picture on the home page. */
  Emblem: LazyExoticComponent<ComponentType>;
  /** Its screen, fetched when a table in play is shown. */
  Screen: LazyExoticComponent<ComponentType<ScreenProps>>;
}
