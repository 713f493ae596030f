import type { Link, Rail } from '@cityhall/tramways';
import type { Colour } from '@cityhall/wire';
import { memo } from 'react';
import { badgeOf, endOf, railsPath } from './geometry.ts';

/** Links as inlaid metal in their owners' colours and patterns; upgraded ones with a second, brass rail. */
export const Rails = memo(function Rails({ links, colours }: { links: readonly Link[]; colours: readonly Colour[] }) {
  return (
    <g className="tw-rails" fill="none">
      {links.map((link) => (
        <LinkDrawing key={link.id} link={link} colour={colours[link.owner]!} />
      ))}
      {links.map((link) => {
        const { x, y } = badgeOf(link);
        return (
          <g key={link.id} transform={`translate(${x} ${y})`}>
            <use href={`#tw-disc-${colours[link.owner]}`} transform="scale(0.85)" />
          </g>
        );
      })}
    </g>
  );
});

function LinkDrawing({ link, colour }: { link: Link; colour: Colour }) {
  const path = railsPath(link.rails);
  return (
    <g className={link.complete ? '' : 'tw-open-link'}>
      <path d={path} className="tw-rail-cut" />
      <path d={path} className="tw-rail-band" stroke={`url(#tw-${colour})`} />
      {link.upgraded ? (
        <>
          <path d={path} className="tw-rail-brass" />
          <path d={path} className="tw-rail-seam" />
        </>
      ) : (
        <path d={path} className="tw-rail-metal" />
      )}
      {!link.complete && <Arrow rail={link.rails.at(-1)!} />}
    </g>
  );
}

function Arrow({ rail }: { rail: Rail }) {
  const { x, y, turn } = endOf(rail);
  return <path d="M-9 7 0-8 9 7z" className="tw-arrow" transform={`translate(${x} ${y}) rotate(${turn})`} />;
}

/** Rails that would be laid. */
export function GhostRails({ rails, colour, fits }: { rails: readonly Rail[]; colour: Colour; fits: boolean }) {
  const path = railsPath(rails);
  return (
    <g className={`tw-ghost ${fits ? '' : 'tw-ghost-refused'}`} fill="none">
      <path d={path} className="tw-ghost-halo" />
      <path d={path} className="tw-rail-cut" />
      <path d={path} className="tw-rail-band" stroke={`url(#tw-${colour})`} />
      {rails.length > 0 && <Arrow rail={rails.at(-1)!} />}
    </g>
  );
}

/** The links of a route, numbered in the order of travel. */
export function RouteDrawing({ links }: { links: readonly Link[] }) {
  return (
    <g fill="none">
      {links.map((link) => (
        <path key={link.id} d={railsPath(link.rails)} className="tw-route" />
      ))}
    </g>
  );
}

/** The numbers of a route's links, above everything else. */
export function RouteNumbers({ links }: { links: readonly Link[] }) {
  return (
    <g>
      {links.map((link, at) => {
        const { x, y } = badgeOf(link);
        return (
          <g key={link.id} transform={`translate(${x} ${y - 20})`}>
            <g className="tw-label">
              <circle r="12" className="tw-number-plate" />
              <text textAnchor="middle" y="5.5" className="tw-number">
                {at + 1}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
