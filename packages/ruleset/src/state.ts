/** A place at the table, counted from 0 in seating order. Clockwise is upwards. */
export type Seat = number;

/** Who looks: a seat, or somebody with no seat. */
export type Audience = Seat | 'spectator';

/** The three drawers of one game: what is face up, what one seat holds, what nobody may see. */
export interface Shape {
  open: object;
  own: object;
  sealed: object;
}

/** The whole state `G` of a match, and nothing besides the three drawers. */
export interface State<T extends Shape = Shape> {
  open: T['open'];
  own: Record<Seat, T['own']>;
  sealed: T['sealed'];
}

/** Whether a seat is awaited or merely may act, and in which stage. Public. */
export interface Asked {
  stage: string;
  awaited: boolean;
}

/** Those seats, all asked in one stage. */
export function asking<const Stage extends string>(seats: readonly Seat[], stage: Stage): Record<Seat, Stage> {
  return Object.fromEntries(seats.map((seat) => [seat, stage]));
}

/** The seats of which something is so, or is not: of a list with an answer for each. */
export function seatsWhere(answers: readonly boolean[], is: boolean): Seat[] {
  return [...answers.keys()].filter((seat) => answers[seat] === is);
}

/** How a game ended. Everything in it is public. */
export interface Outcome {
  /** The seats that share the victory; empty where a solo or cooperative game was lost. */
  winners: Seat[];
  /** Final points per seat, where the game counts points. */
  totals?: Record<Seat, number>;
  /** Word key that says how it ended, where more than "most points" is to be said. */
  reason?: string;
}

/**
 * Where the match stands, made by the kit.
 * `decision` is the viewer's own: it rises with the viewer's own actions and whenever the viewer is asked anew.
 * Other seats' decision numbers are in no view, since they would count secret steps.
 */
export interface Flow {
  /** Null once the game is over. */
  phase: string | null;
  turn: number;
  asked: Record<Seat, Asked>;
  decision: number | null;
  over: Outcome | null;
}

/** What one audience sees. Legality is judged on it, on the server as in the browser. */
export interface View<T extends Shape = Shape> {
  seat: Seat | null;
  flow: Flow;
  open: T['open'];
  own: T['own'] | null;
}

// biome-ignore lint/suspicious/noExplicitAny: where the game is not known, neither are its types
export type AnyView = View<any>;
// biome-ignore lint/suspicious/noExplicitAny: where the game is not known, neither are its types
export type AnyState = State<any>;
