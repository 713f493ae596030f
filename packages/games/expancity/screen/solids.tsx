import { across, box, flatPart, polygon, project } from './geometry.ts';

interface BoxProps {
  /** Corners in spaces, from the middle of the space. */
  at: readonly [number, number, number, number];
  low?: number;
  high: number;
  fill: string;
  /** Fill of the top, where it differs. */
  top?: string;
}

const lit = (fill: string) => `color-mix(in oklab, ${fill} 78%, white)`;
const shaded = (fill: string) => `color-mix(in oklab, ${fill} 74%, black)`;

/** A box of paper: light from top left, so its top is lightest and its east wall darkest. */
export function Box({ at: [x0, y0, x1, y1], low = 0, high, fill, top = lit(fill) }: BoxProps) {
  const sides = box(x0, y0, x1, y1, low, high);
  return (
    <>
      <path d={sides.east} fill={shaded(fill)} />
      <path d={sides.south} fill={fill} />
      <path d={sides.top} fill={top} />
    </>
  );
}

/** A gabled roof whose ridge runs from west to east. */
export function Gable({ at: [x0, y0, x1, y1], low = 0, high, fill }: BoxProps) {
  const middle = (y0 + y1) / 2;
  return (
    <>
      <path
        d={polygon([
          [x0, y0, low],
          [x1, y0, low],
          [x1, middle, high],
          [x0, middle, high],
        ])}
        fill={shaded(fill)}
      />
      <path
        d={polygon([
          [x1, y0, low],
          [x1, y1, low],
          [x1, middle, high],
        ])}
        fill={shaded(fill)}
      />
      <path
        d={polygon([
          [x0, y1, low],
          [x1, y1, low],
          [x1, middle, high],
          [x0, middle, high],
        ])}
        fill={fill}
      />
    </>
  );
}

/** A roof that rises to a point. */
export function Pyramid({ at: [x0, y0, x1, y1], low = 0, high, fill }: BoxProps) {
  const tip = [(x0 + x1) / 2, (y0 + y1) / 2, high] as const;
  return (
    <>
      <path d={polygon([[x0, y0, low], [x1, y0, low], tip])} fill={lit(fill)} />
      <path d={polygon([[x1, y0, low], [x1, y1, low], tip])} fill={shaded(fill)} />
      <path d={polygon([[x0, y1, low], [x1, y1, low], tip])} fill={fill} />
    </>
  );
}

/** A dome over a square. */
export function Dome({ at: [x0, y0, x1, y1], low = 0, high, fill }: BoxProps) {
  const { x: middleX, y: middleY } = project((x0 + x1) / 2, (y0 + y1) / 2, low);
  const radius = ((x1 - x0) * across.x) / 2;
  const flat = radius * 0.55;
  return (
    <>
      <path d={flatPart(x0, y0, x1, y1, low)} fill={shaded(fill)} />
      <path
        d={`M${middleX - radius} ${middleY}A${radius} ${flat} 0 0 0 ${middleX + radius} ${middleY}C${middleX + radius} ${middleY - (high - low) * 1.3} ${middleX - radius} ${middleY - (high - low) * 1.3} ${middleX - radius} ${middleY}Z`}
        fill={fill}
      />
      <path
        d={`M${middleX - radius * 0.62} ${middleY - 2}C${middleX - radius * 0.6} ${middleY - (high - low) * 0.7} ${middleX - radius * 0.3} ${middleY - (high - low) * 0.92} ${middleX} ${middleY - (high - low) * 0.94}`}
        fill="none"
        stroke={lit(fill)}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}
