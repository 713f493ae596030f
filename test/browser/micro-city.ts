import type { Page } from 'playwright-core';
import { type Device, visitor } from '../../apps/server/test/visitor.ts';
import type { MicroCityView, Open } from '../../packages/games/micro-city/index.ts';
import type { Choice } from '../../packages/ruleset/src/index.ts';

/** Somebody at a table: the page, and a device of the same person that sees what the page sees. */
export interface Sitting {
  page: Page;
  seat: number;
  device: Device;
}

/** Sits a second device of the page's person down at the page's table, to look at the same view. */
export async function sitting(page: Page, seat: number): Promise<Sitting> {
  const { origin, pathname } = new URL(page.url());
  const cookies = await page.context().cookies();
  const person = visitor(() => origin, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  const device = await person.device({ origin });
  await device.open(pathname.split('/').at(-1)!);
  return { page, seat, device };
}

const viewOf = ({ device }: Sitting) => device.document.view as unknown as MicroCityView;
const isOver = (at: Sitting) => viewOf(at).flow.over !== null;

/** Waits until the page and its device are asked the same, or the game is over. Undefined then. */
export async function askedOf(at: Sitting): Promise<{ view: MicroCityView; stage: string } | undefined> {
  const { page, seat, device } = at;
  await device.until(() => isOver(at) || viewOf(at).flow.asked[seat]?.awaited === true);
  if (isOver(at)) {
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    return undefined;
  }
  const { decision, asked } = viewOf(at).flow;
  const { stage } = asked[seat]!;
  await page.locator(`.sentence[data-stage="${stage}"][data-decision="${decision}"]`).waitFor();
  return { view: viewOf(at), stage };
}

/** Makes a move through the screen and waits until it is made. */
export async function perform(at: Sitting, choice: Choice, open: Open): Promise<void> {
  const { decision } = viewOf(at).flow;
  await tapThrough(at.page, choice, open);
  await at.device.until(() => isOver(at) || viewOf(at).flow.decision !== decision);
}

const option = (page: Page, name: string) => page.locator(`[data-option="${name}"]`);

/** Shows payments or cards, whichever is wanted. */
async function tray(page: Page, wanted: 'Prepare' | 'Cards'): Promise<void> {
  const button = page.getByRole('button', { name: wanted, exact: true });
  if (await button.isVisible()) await button.click();
}

/** A finger first looks at a Quarter, then confirms; a mouse has looked before it clicks. */
async function quarter(page: Page, cell: string): Promise<void> {
  const place = page.locator(`[data-cell="${cell}"][data-state=lit]`);
  if (await page.evaluate('navigator.maxTouchPoints > 0')) {
    const confirm = page.locator('.dock-main');
    await place.tap();
    // A tap that fell into a change of the board's size is made again, as a person would.
    if (
      !(await confirm.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      ))
    )
      await place.tap();
    await confirm.tap();
  } else {
    await place.click();
  }
}

async function tapThrough(page: Page, { move, args: given }: Choice, open: Open): Promise<void> {
  const args = given as Record<string, string & string[]>;
  const button = (name: string | RegExp) => page.getByRole('button', { name }).click();
  switch (move) {
    case 'placeEngineer':
      return quarter(page, args.cell!);
    case 'propose':
    case 'decide':
      return option(page, `share-${args.dice!.join('-')}`).click();
    case 'accept':
      return option(page, `share-${open.proposals[0]!.join('-')}`).click();
    case 'turnDie':
      await tray(page, 'Prepare');
      await option(page, `pay-${args.pay}`).click();
      return option(page, `turn-${args.seat}-${args.die}-${args.by}`).click();
    case 'removeToken':
      await tray(page, 'Prepare');
      await option(page, `pay-${args.pay}`).click();
      return quarter(page, args.cell!);
    case 'sell':
      await tray(page, 'Prepare');
      return option(page, `sell-${args.resource}`).click();
    case 'ready':
      return button('Ready');
    case 'play':
      await tray(page, 'Cards');
      await page.locator(`.mc-hand [data-card="${args.card}"]`).click();
      await option(page, args.use!).click();
      return quarter(page, args.to!);
    case 'gather':
      await tray(page, 'Cards');
      await page.locator('.mc-hand [data-card=gather]').click();
      return quarter(page, args.to!);
    case 'take':
      return option(page, args.resource!).click();
    case 'takeMoney':
      return option(page, 'money').click();
    case 'retrieveCard':
      return page.locator(`.table-dock [data-card="${args.card}"]`).click();
    case 'setDie':
      return option(page, `${args.seat}-${args.die}-${args.value}`).click();
    case 'upgrade':
      return quarter(page, ['0,0', '2,0', '0,2', '2,2'][Number(args.district)]!);
    case 'retrieveToken':
    case 'replaceToken':
      return args.area!.includes(':') ? option(page, `token-${args.area}`).click() : quarter(page, args.area!);
    case 'swap':
      return option(page, `swap-${args.give}-${args.take}`).click();
    case 'decline':
      return button('Decline');
    case 'gain':
      return option(page, (given as { advanced: boolean }).advanced ? 'gain-advanced' : 'gain').click();
    case 'exchange':
      await option(page, `give-${args.give}`).click();
      return option(page, `take-${args.take!.join('-')}`).click();
    case 'build':
      await option(page, `build-${args.area}`).click();
      if (args.from === undefined) return;
      return args.from.includes(':') ? option(page, `token-${args.from}`).click() : quarter(page, args.from);
    case 'logistics':
      return option(page, args.use!).click();
    case 'endRound':
      return button(/^End the (last )?round/);
    case 'takeAdvantage':
      return option(page, `advantage-${args.advantage}`).click();
    case 'endTurn':
      return button('End the turn');
    default:
      throw new Error(`no way to do ${move}`);
  }
}
