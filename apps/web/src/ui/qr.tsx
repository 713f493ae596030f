import { create } from 'qrcode';
import { useMemo } from 'react';
import { say } from '../words/index.ts';

/** A QR code as one SVG path, dark on light in both themes so that every camera reads it. */
export function Code({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    let drawn = '';
    for (let y = 0; y < modules.size; y++) {
      for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) drawn += `M${x} ${y}h1v1h-1z`;
    }
    return { size: modules.size, path: drawn };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={say('lobby.qr')}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      className="rise mt-3 size-52 rounded-xl border border-line"
      shapeRendering="crispEdges"
    >
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fffdf8" />
      <path d={path} fill="#22252b" />
    </svg>
  );
}
