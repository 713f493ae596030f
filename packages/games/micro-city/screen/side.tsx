import { isCompetitive, type MicroCityView } from '@cityhall/micro-city';
import type { ReactNode } from 'react';
import { CardFace } from './hand.tsx';
import { capital, text, word } from './words.ts';

interface Props {
  view: MicroCityView;
  names: readonly string[];
}

/** Everything to consult: Project cards in hand and discarded, the Advantages, a round in four lines. */
export function Side({ view, names }: Props) {
  const { open } = view;
  return (
    <div className="flex flex-col gap-4 p-4">
      {isCompetitive(open) && (
        <Section title={text('advantages.label')}>
          <ul className="flex flex-col gap-1 text-sm">
            {open.advantages.map((name) => (
              <li key={name}>
                <span className="font-semibold">{word(`advantage.${name}`)}:</span> {word(`advantage.${name}.about`)}
              </li>
            ))}
            <li className="text-soft">{text('advantages.left', { left: open.advantageDeck })}</li>
          </ul>
        </Section>
      )}
      {open.sides.map(({ hand, discard }, side) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
          key={side}
          title={isCompetitive(open) ? `${text('side.cards')}: ${names[side]}` : text('side.cards')}
        >
          <Pile label={text('side.in-hand')} cards={hand} />
          <Pile label={text('side.discard')} cards={discard} />
        </Section>
      ))}
      <Section title={text('side.round')}>
        <ol className="flex list-decimal flex-col gap-1 pl-5 text-sm">
          {([1, 2, 3, 4] as const).map((step) => (
            <li key={step}>{text(`side.round-${step}`)}</li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 text-base">{title}</h2>
      {children}
    </section>
  );
}

type Card = MicroCityView['open']['sides'][number]['hand'][number];

function Pile({ label, cards }: { label: string; cards: readonly Card[] }) {
  return (
    <div className="mb-2">
      <h3 className="text-sm font-normal text-soft">{label}</h3>
      {cards.length === 0 && <p className="text-sm">{text('side.none')}</p>}
      <ul className="mc-pile">
        {cards.map((card) => (
          <li key={card} className="mc-card mc-card-small" title={capital(word(`card.${card}`))}>
            <span className="sr-only">{capital(word(`card.${card}`))}</span>
            <CardFace card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}
