import { cardUses, figures, type PlanStep, placeName } from '@cityhall/tramways';
import { useMemo } from 'react';
import type { Ctx } from './desk.ts';
import { IconSign } from './icon.tsx';
import { Part, Why } from './parts.tsx';
import { outlookOf, planIcons, planned, setSteps, stepOf, stepsOf, withIcon } from './plan-work.ts';
import { TicketFace } from './ticket.tsx';
import { cardText, iconText, text, whyText } from './words.ts';

/** Administration, planned in secret: what each card does, and how one stands after it. */
export function PlanPanel({ ctx, still = false }: { ctx: Ctx; still?: boolean }) {
  const { view, open, seat, names } = ctx;
  const steps = stepsOf(ctx);
  const outlook = outlookOf(ctx, steps);
  const now = open.players[seat!]!;
  const uses = useMemo(() => cardUses(view, seat!), [view, seat]);
  const hand = view.own!.hand;
  const draws = Math.max(0, now.handLimit - (hand.length - steps.length));
  return (
    <>
      <div className="tw-outlook figures" role="status">
        <Change label={text('figure.money')} before={`$${now.money}`} after={`$${outlook.money}`} />
        <Change label={text('figure.stress')} before={`${now.stress}`} after={`${outlook.stress}`} />
        <Change label={text('figure.workers')} before={`${now.workers}`} after={`${outlook.workers}`} />
      </div>
      {outlook.refusal && <Why refusal={outlook.refusal} names={names} />}
      <p className="tw-note">
        {open.round < figures.rounds - 1
          ? text('plan.draws', { draws: Math.min(draws, now.deck), shuffled: Math.max(0, draws - now.deck) })
          : text('plan.no-draw')}
      </p>
      <Part title={text('plan.cards')}>
        <ul className="tw-plan">
          {hand.map((card) => (
            <li key={card} className="tw-plan-card" data-plan={card}>
              <TicketFace card={card} used={usedOf(stepOf(ctx, card))} />
              {still ? (
                <p className="text-sm">{stepText(stepOf(ctx, card))}</p>
              ) : (
                <CardSteps ctx={ctx} card={card} uses={uses[card] ?? []} />
              )}
            </li>
          ))}
        </ul>
        {!still && <p className="tw-note">{text('plan.order')}</p>}
      </Part>
    </>
  );
}

const usedOf = (step: PlanStep | undefined) => (step?.do === 'play' ? step.icons.map(({ icon }) => icon) : []);

function stepText(step: PlanStep | undefined): string {
  if (!step) return text('plan.kept');
  return step.do === 'discard' ? text('plan.discarded') : usedOf(step).map(iconText).join(', ');
}

function Change({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <span className="tw-change">
      <span className="text-soft">{label}</span>
      <span className={before === after ? '' : 'font-semibold'}>
        {before === after ? before : `${before} → ${after}`}
      </span>
    </span>
  );
}

function CardSteps({ ctx, card, uses }: { ctx: Ctx; card: string; uses: ReturnType<typeof cardUses>[string] }) {
  const { picked, pick, names } = ctx;
  const step = stepOf(ctx, card);
  const used = usedOf(step);
  const cell = step?.do === 'play' ? step.icons.find(({ icon }) => icon === 'P')?.cell : undefined;
  const choosing = picked.card === card && picked.other === 'P';
  const discards = stepsOf(ctx).filter((one) => one.do === 'discard' && one.card !== card).length;
  return (
    <div className="tw-plan-icons">
      <span className="sr-only">{cardText(card)}</span>
      {planIcons(card).map((icon) => {
        const refusal = uses.find((use) => use.icon === icon)?.refusal;
        const on = used.includes(icon);
        return (
          <button
            key={icon}
            type="button"
            className={`tw-plan-icon ${on || (choosing && icon === 'P') ? 'hand-chosen' : ''} ${refusal && !on ? 'tw-amount-refused' : ''}`}
            aria-pressed={on}
            data-option={`icon.${card}.${icon}`}
            title={refusal ? whyText(refusal, names) : iconText(icon)}
            onClick={() => {
              if (icon === 'P' && !on) pick({ card, other: choosing ? null : 'P' });
              else setSteps(ctx, withIcon(ctx, card, icon));
            }}
          >
            <IconSign icon={icon} />
            {on && used.length > 1 && <span className="figures text-xs">{used.indexOf(icon) + 1}.</span>}
            {on && icon === 'P' && cell && <span className="figures text-xs">{placeName(cell)}</span>}
          </button>
        );
      })}
      <button
        type="button"
        className={`tw-plan-icon tw-plan-discard ${step?.do === 'discard' ? 'hand-chosen' : ''}`}
        aria-pressed={step?.do === 'discard'}
        data-option={`discard.${card}`}
        onClick={() => setSteps(ctx, planned(ctx, card, step?.do === 'discard' ? null : { do: 'discard', card }))}
      >
        {discards < figures.freeDiscards ? text('plan.discard') : text('plan.discard-fee', { fee: figures.discardFee })}
      </button>
      {choosing && <p className="tw-note w-full">{text('plan.where')}</p>}
      {used.length > 1 && <p className="tw-note w-full">{text('plan.stress', { stress: used.length - 1 })}</p>}
    </div>
  );
}
