import type { Audience } from '@cityhall/ruleset';
import type { WireLine } from '@cityhall/wire';
import type { News } from './news.ts';
import type { Roster } from './roster.ts';

/** A frame as JSON text, for each audience that has something new to see. */
export type FrameTexts = [Audience, string][];

/** What one entry did: the table after it, and what is told. */
export interface Effects {
  roster: Roster;
  frames: FrameTexts;
  /** What the table itself has to say in the chat. */
  notices: WireLine[];
  news: News[];
}
