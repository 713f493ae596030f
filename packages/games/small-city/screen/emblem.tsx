import { TileArt } from './art.tsx';
import { MayorDrawing, MeepleDrawing, SeatPatterns } from './pieces.tsx';
import './small-city.css';

/** A corner of a Borough with homes, a park and a factory at work, and the Mayor in the street: for the home page. */
export default function Emblem() {
  return (
    <svg
      viewBox="-190 8 660 272"
      className="absolute inset-0 size-full"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <SeatPatterns colours={['red', 'blue']} id="sc-emblem" />
      <g transform="translate(-8 -4) rotate(-3 140 140)">
        <rect x="-30" y="-20" width="352" height="350" rx="14" fill="var(--shade)" />
        <rect x="-34" y="-26" width="352" height="350" rx="14" fill="var(--sc-ground)" stroke="var(--cut)" />
        <TileArt tile="residence4" cells={['0,1', '1,1', '0,2', '1,2']} />
        <TileArt tile="cityHall" cells={['2,2', '3,2', '2,3', '3,3']} />
        <TileArt tile="commerce2" cells={['2,1', '3,1']} />
        <TileArt tile="parkL" cells={['0,3', '1,3', '0,4']} />
        <TileArt tile="factory2" cells={['4,0', '5,0']} smoking />
        <TileArt tile="school" cells={['1,0']} />
        <TileArt tile="residence2" cells={['4,3', '4,4']} />
        <TileArt tile="refinery" cells={['5,1']} />
        <g transform="translate(66 66) scale(1.2)">
          <MeepleDrawing colour="red" pattern="sc-emblem-red" />
        </g>
        <g transform="translate(17 113) scale(1.2)">
          <MeepleDrawing colour="red" pattern="sc-emblem-red" />
        </g>
        <g transform="translate(162 64) scale(1.2)">
          <MeepleDrawing colour="blue" pattern="sc-emblem-blue" />
        </g>
        <g transform="translate(222 112) scale(1.7)">
          <MayorDrawing />
        </g>
      </g>
    </svg>
  );
}
