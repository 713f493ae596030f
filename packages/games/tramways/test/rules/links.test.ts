import { describe, expect, test } from 'vitest';
import { judgeLaid, layLink, loseLinks, splitLinks } from '../../rules/links.ts';
import type { Link, Open } from '../../rules/state.ts';
import { surveyOn } from '../../rules/survey.ts';
import { drawn, mapFrom, picture, railsFrom } from './pictures.ts';
import { openTable } from './table.ts';

/** A ground with links on it. Parcels H1 and H2 belong to seat 0, H3 and H4 to seat 1. */
function ground(text: string) {
  const map = mapFrom(text);
  const open = structuredClone(openTable(2).open);
  Object.assign(open, { links: [], begun: 0, buildings: {}, parcels: {} });
  for (const parcel of map.parcels.keys()) open.parcels[parcel] = ['H1', 'H2'].includes(parcel) ? 0 : 1;
  const survey = () => surveyOn(map, open);
  return {
    open,
    /** Lays rails for a seat; with `link` they go on from its open end. Answers a refusal, or what it came to. */
    lay(
      seat: number,
      start: string,
      path: string,
      more: { link?: number; redirect?: 'north' | 'east' | 'south' | 'west' } = {},
    ) {
      const laid = {
        link: more.link ?? null,
        redirect: more.redirect ?? null,
        rails: path ? railsFrom(start, path) : [],
      };
      const judged = judgeLaid(open, survey(), seat, laid);
      if (judged.refusal) return `${judged.refusal.rule} ${judged.refusal.code}`;
      const link = layLink(open, seat, laid.link, judged.work);
      return { ...judged.work, id: link.id, joined: judged.work.joined !== null };
    },
    drawn: () => drawn(text, open.links),
    lengths: () => open.links.map(({ rails, complete }) => `${rails.length}${complete ? '' : ' open'}`),
  };
}

describe('laying', () => {
  test('TW-5 a link between two buildings is complete', () => {
    const g = ground('R...C');
    expect(g.lay(0, '0,0', 'eeee')).toMatchObject({ symbols: 3, complete: true });
    expect(g.drawn()).toBe('R───C');
  });

  test('TW-5 a link that stops short stays open', () => {
    const g = ground('R...C');
    expect(g.lay(0, '0,0', 'eee')).toMatchObject({ symbols: 2, complete: false, ends: [0, -1] });
  });

  test('TW-5 touching is not joining: rail that passes a building is not connected to it', () => {
    const g = ground(`
      .C...
      R....
      .....`);
    expect(g.lay(0, '0,1', 'eee')).toMatchObject({ complete: false });
  });

  test.each([
    ['the edge', 'R..', 'eee', 'TW-5 faces-the-edge'],
    ['a foreign Parcel', 'R..3', 'eee', 'TW-5 faces-foreign-parcel'],
    ['the place where its link starts', 'RR\n..', 'sen', 'TW-5 faces-its-start'],
  ])('TW-5 an open end may not face %s', (_, text, path, refusal) => {
    expect(ground(text).lay(0, '0,0', path)).toBe(refusal);
  });

  test.each([
    ['a lake', 'R.~'],
    ['a mountain', 'R.^'],
    ['a plain', 'R..'],
  ])('TW-5 an open end may face %s', (_, text) => {
    expect(ground(text).lay(0, '0,0', 'ee')).toMatchObject({ complete: false });
  });

  test('TW-5 an open end may not meet the open end of an opponent, but may face passing rail', () => {
    const g = ground('R....C\n......');
    g.lay(1, '5,0', 'www');
    expect(g.lay(0, '0,0', 'eee')).toBe('TW-5 faces-an-opponent');
    const h = ground('R....C\n......\n......');
    h.lay(1, '5,0', 'wwss');
    expect(h.lay(0, '0,0', 'eee')).toMatchObject({ complete: false });
  });

  test('no rail on lakes and buildings, nor off the map', () => {
    expect(ground('R~.').lay(0, '0,0', 'eee')).toBe('links no-rail-on-lake');
    expect(ground('RC.').lay(0, '0,0', 'eee')).toBe('links no-rail-on-building');
    expect(ground('.R.').lay(0, '1,0', 'ee')).toBe('TW-5 faces-the-edge');
    expect(ground('.R').lay(0, '1,0', 'eee')).toBe('TW-7 no-start');
  });

  test('tiles must follow one another and turn nowhere back', () => {
    const g = ground('R...C');
    const laid = { link: null, redirect: null, rails: [...railsFrom('0,0', 'ee'), ...railsFrom('2,0', 'ee')] };
    const survey = surveyOn(mapFrom('R...C'), g.open);
    expect(judgeLaid(g.open, survey, 0, laid).refusal?.code).toBe('rails-apart');
    expect(g.lay(0, '0,0', 'ew')).toBe('TW-8 rail-turns-back');
  });
});

describe('two rails in a space', () => {
  test('TW-6 straights cross, whosever they are, and nothing is joined', () => {
    const g = ground(`
      ..C..
      R...I
      ..L..`);
    expect(g.lay(0, '0,1', 'eeee')).toMatchObject({ complete: true });
    expect(g.lay(1, '2,0', 'ss')).toMatchObject({ complete: true, symbols: 1 });
    expect(g.drawn()).toBe(
      picture(`
      ..C..
      R─┼─I
      ..L..`),
    );
  });

  test('TW-6 two curves that share no side', () => {
    const g = ground(`
      .C.
      R.L
      .I.`);
    expect(g.lay(0, '0,1', 'en')).toMatchObject({ complete: true });
    expect(g.lay(0, '2,1', 'ws')).toMatchObject({ complete: true });
    expect(g.drawn()).toBe(
      picture(`
      .C.
      R╱L
      .I.`),
    );
  });

  test('TW-6 never a curve over a straight, nor the same way twice, nor a third rail', () => {
    const g = ground(`
      .C.
      R.L
      .I.`);
    g.lay(0, '0,1', 'ee');
    expect(g.lay(0, '0,1', 'en')).toBe('TW-6 rails-overlap');
    expect(g.lay(1, '2,1', 'ww')).toBe('TW-6 rails-overlap');
    g.lay(0, '1,0', 'ss');
    expect(g.lay(1, '1,2', 'ne')).toBe('TW-6 rails-overlap');
  });

  test('TW-6 a link may cross itself', () => {
    const g = ground(`
      .....
      R....
      .....
      ..C..`);
    expect(g.lay(0, '0,1', 'eeenwsss')).toMatchObject({ complete: true });
    expect(g.drawn()).toBe(
      picture(`
      ..┌┐.
      R─┼┘.
      ..│..
      ..C..`),
    );
  });

  test('TW-6 a mountain takes two symbols, for the second rail too', () => {
    const g = ground(`
      .C.
      R^I
      .L.`);
    expect(g.lay(0, '0,1', 'ee')).toMatchObject({ symbols: 2 });
    expect(g.lay(0, '1,0', 'ss')).toMatchObject({ symbols: 2 });
  });
});

describe('Parcels', () => {
  test('TW-7 rail runs over an own Parcel for one symbol in the action that reaches it', () => {
    const g = ground('R.1.C');
    expect(g.lay(0, '0,0', 'eeee')).toMatchObject({ symbols: 3, complete: true });
    expect(g.drawn()).toBe('R───C');
  });

  test('TW-7 stopping before an own Parcel completes the link there', () => {
    const g = ground('R.1.C');
    expect(g.lay(0, '0,0', 'ee')).toMatchObject({ complete: true, ends: [0, 2] });
  });

  test('TW-7 no rail on a Parcel where a link starts or ends', () => {
    const g = ground('R.1.C');
    g.lay(0, '0,0', 'ee');
    expect(g.lay(0, '4,0', 'www')).toBe('TW-7 link-ends-there');
  });

  test('TW-7 a link may start on an own Parcel that touches a building', () => {
    expect(ground('R1.C').lay(0, '0,0', 'eee')).toMatchObject({ symbols: 2, complete: true });
  });

  test('TW-7 a Parcel that carries rail is no place to start or end', () => {
    const g = ground(`
      .....
      R.1.C
      .....
      ..I..`);
    g.lay(0, '0,1', 'eeee');
    expect(g.lay(0, '2,3', 'nn')).toBe('TW-5 faces-parcel-with-rail');
    expect(g.lay(0, '2,1', 'ss')).toBe('TW-7 no-start');
    expect(g.lay(0, '2,3', 'nnne')).toMatchObject({ complete: false });
  });

  test('TW-6 only its owner lays rail on a Parcel', () => {
    expect(ground('R.3.C').lay(0, '0,0', 'eeee')).toBe('TW-6 parcel-not-yours');
    expect(ground('R.3.C').lay(1, '0,0', 'eeee')).toMatchObject({ complete: true });
  });

  test('TW-7 nobody starts at a foreign Parcel, everybody at any building', () => {
    expect(ground('3..C').lay(0, '0,0', 'eee')).toBe('TW-7 no-start');
  });
});

describe('redirecting and joining', () => {
  test('TW-8 redirecting costs one symbol on a mountain too and may be the whole action', () => {
    const g = ground(`
      .C...
      R^...
      .....`);
    g.lay(0, '0,1', 'ee');
    expect(g.lay(0, '', '', { link: 1, redirect: 'north' })).toMatchObject({ symbols: 1, complete: true });
    expect(g.drawn()).toBe(
      picture(`
      .C...
      R┘...
      .....`),
    );
  });

  test('Build 3 with a redirect leaves 2 tiles to lay', () => {
    const g = ground(`
      R....
      .....
      ..C..`);
    g.lay(0, '0,0', 'eee');
    expect(g.lay(0, '2,0', 'ss', { link: 1, redirect: 'south' })).toMatchObject({ symbols: 2, complete: true });
    const h = ground(`
      R....
      .....
      .....
      ..C..`);
    h.lay(0, '0,0', 'eee');
    const done = h.lay(0, '2,0', 'sss', { link: 1, redirect: 'south' });
    expect(done).toMatchObject({ symbols: 3, complete: true });
    expect((done as { rails: unknown[] }).rails).toHaveLength(4);
  });

  test('TW-8 a redirected tile changes its side and keeps the one by which the rail arrives', () => {
    const g = ground('R...\n....');
    g.lay(0, '0,0', 'eee');
    expect(g.lay(0, '', '', { link: 1, redirect: 'east' })).toBe('TW-8 redirect-as-before');
    expect(g.lay(0, '', '', { link: 1, redirect: 'west' })).toBe('TW-8 rail-turns-back');
    expect(g.lay(0, '', '', { link: 1, redirect: 'north' })).toBe('TW-5 faces-the-edge');
  });

  test('TW-8 the tile that is turned goes back to the reserve', () => {
    const g = ground('R...\n....');
    g.lay(0, '0,0', 'eee');
    expect(g.open.players[0]).toMatchObject({ straight: 10, curve: 12 });
    g.lay(0, '', '', { link: 1, redirect: 'south' });
    expect(g.open.players[0]).toMatchObject({ straight: 11, curve: 11 });
  });

  test('TW-8 own open ends that face each other become one complete link', () => {
    const g = ground('R......C');
    g.lay(0, '0,0', 'eee');
    g.lay(0, '7,0', 'www');
    expect(g.lay(0, '2,0', 'eee', { link: 1 })).toMatchObject({ joined: true, complete: true, ends: [0, 7] });
    expect(g.lengths()).toEqual(['6']);
    expect(g.drawn()).toBe('R──────C');
  });

  test('TW-8 a redirect may join', () => {
    const g = ground(`
      R..C
      ....
      ....`);
    g.lay(0, '0,0', 'ses');
    expect(g.lengths()).toEqual(['2 open']);
    g.lay(0, '3,0', 'sww');
    expect(g.lengths()).toEqual(['2 open', '2 open']);
    expect(g.lay(0, '', '', { link: 1, redirect: 'east' })).toMatchObject({ joined: true, complete: true });
  });

  test('TW-8 two links from the same place cannot be joined', () => {
    const g = ground(`
      R..
      ...`);
    g.lay(0, '0,0', 'ees');
    expect(g.lengths()).toEqual(['2 open']);
    expect(g.lay(0, '0,0', 'seen')).toBe('TW-5 faces-its-start');
  });

  test('TW-7 one goes on with own open links only', () => {
    const g = ground('R...C\n.....');
    g.lay(1, '0,0', 'ee');
    expect(g.lay(0, '1,0', 'eee', { link: 1 })).toBe('TW-7 not-your-link');
    g.lay(1, '1,0', 'eee', { link: 1 });
    expect(g.lay(1, '3,0', 'ee', { link: 1 })).toBe('TW-7 link-is-complete');
    expect(g.lay(1, '', '', {})).toBe('TW-8 nothing-laid');
  });

  test('a player has twelve straight tiles and twelve curves', () => {
    const g = ground(`R${'.'.repeat(13)}C`);
    expect(g.lay(0, '0,0', 'e'.repeat(14))).toBe('links no-straight-left');
    g.open.players[0]!.curve = 0;
    expect(ground('R..\n...').lay(0, '0,0', 'es')).toMatchObject({ curve: 1 });
    const h = ground('R..\n...');
    h.open.players[0]!.curve = 0;
    expect(h.lay(0, '0,0', 'es')).toBe('links no-curve-left');
  });
});

describe('losing and splitting', () => {
  test('TW-9 a link left open and not worked on is lost, whole', () => {
    const g = ground('R...C....L');
    g.lay(0, '0,0', 'eee');
    g.lay(0, '4,0', 'eee');
    g.lay(1, '9,0', 'ww');
    for (const link of g.open.links) link.worked = link.id === 2;
    expect(loseLinks(g.open).map(({ id }) => id)).toEqual([1, 3]);
    expect(g.open.players[0]).toMatchObject({ straight: 10 });
    expect(g.open.links.map(({ worked }) => worked)).toEqual([false]);
    expect(loseLinks(g.open)).toHaveLength(1);
  });

  test('TW-9 a complete link is never lost', () => {
    const g = ground('R.C');
    g.lay(0, '0,0', 'ee');
    g.open.links[0]!.worked = false;
    expect(loseLinks(g.open)).toEqual([]);
  });

  const build = (open: Open, cell: string) => {
    splitLinks(open, cell);
    open.buildings[cell] = { type: 'L', owner: 0, upgraded: false };
  };

  test('TW-10 building on a Parcel with rail splits a complete link in two complete ones', () => {
    const g = ground('R..1.C');
    g.lay(0, '0,0', 'eeeee');
    Object.assign(g.open.links[0] as Link, { upgraded: true });
    build(g.open, '3,0');
    expect(g.lengths()).toEqual(['2', '1']);
    expect(g.open.links.every(({ upgraded }) => upgraded)).toBe(true);
    expect(g.open.players[0]!.straight).toBe(9);
  });

  test('TW-10 of an open link the far piece stays open and was worked on', () => {
    const g = ground('R..1...C');
    g.lay(0, '0,0', 'eeeeee');
    for (const link of g.open.links) link.worked = false;
    build(g.open, '3,0');
    expect(g.lengths()).toEqual(['2', '2 open']);
    expect(loseLinks(g.open)).toEqual([]);
  });

  test('TW-10 a Parcel beside the start leaves one piece', () => {
    const g = ground('R1.C');
    g.lay(0, '0,0', 'eee');
    build(g.open, '1,0');
    expect(g.lengths()).toEqual(['1']);
  });

  test('TW-10 crossing rails on the Parcel are both split', () => {
    const g = ground(`
      .I.
      ...
      R1C
      ...
      .L.`);
    g.lay(0, '0,2', 'ee');
    g.lay(0, '1,0', 'ssss');
    expect(g.lengths()).toEqual(['1', '3']);
    build(g.open, '1,2');
    expect(g.lengths()).toEqual(['1', '1']);
  });
});
