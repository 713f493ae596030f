import type { Facility } from '@cityhall/expancity';
import type { ReactNode } from 'react';
import { eastWall, ground, project, southWall } from './geometry.ts';
import { Box, Dome, Gable, Pyramid } from './solids.tsx';

const wall = 'var(--wall)';
const civic = 'var(--civic)';
const culture = 'var(--culture)';
const leaf = 'var(--leaf)';

/** Places flat drawing on a south wall, its origin at a point of the ground. */
function OnSouth({ x, y, height, children }: { x: number; y: number; height: number; children: ReactNode }) {
  const at = project(x, y, height);
  return <g transform={`translate(${at.x} ${at.y}) ${southWall}`}>{children}</g>;
}

function OnEast({ x, y, height, children }: { x: number; y: number; height: number; children: ReactNode }) {
  const at = project(x, y, height);
  return <g transform={`translate(${at.x} ${at.y}) ${eastWall}`}>{children}</g>;
}

function Flag({ x, y, height, pole = 16 }: { x: number; y: number; height: number; pole?: number }) {
  const at = project(x, y, height);
  return (
    <path d={`M${at.x} ${at.y}v${-pole}l12 4-12 4`} fill="var(--accent)" strokeWidth="1.4" strokeLinejoin="round" />
  );
}

function Tree({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  const at = project(x, y);
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      <ellipse rx="11" ry="4.5" fill="var(--shade)" stroke="none" cx="3" cy="1" />
      <path d="M-2 0h4v-12h-4z" fill="var(--trunk)" />
      <circle cy="-23" r="14.5" fill={leaf} />
      <path d="M-8-27a9 9 0 0 1 8-6" fill="none" stroke="var(--leaf-lit)" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  );
}

function Park() {
  return (
    <>
      <g transform={ground}>
        <path d="M-46 22Q-10 6 0-10T28-46" fill="none" stroke="var(--path)" strokeWidth="9" />
        <ellipse cx="26" cy="24" rx="15" ry="12" fill="var(--water)" />
      </g>
      <Tree x={-0.06} y={-0.3} size={0.8} />
      <Tree x={0.24} y={-0.16} size={1.05} />
      <Tree x={-0.22} y={0.2} size={1.15} />
    </>
  );
}

function Mall() {
  return (
    <>
      <Box at={[-0.38, -0.28, 0.38, 0.24]} high={24} fill={wall} />
      <Box at={[-0.14, -0.18, 0.16, 0.06]} low={24} high={33} fill="var(--commercial)" />
      <OnSouth x={-0.38} y={0.24} height={14}>
        {[0, 1, 2, 3, 4, 5].map((part) => (
          <path
            key={part}
            d={`M${part * 12} -4h12v7a6 4.5 0 0 1-12 0z`}
            fill={part % 2 ? 'var(--white)' : culture}
            strokeWidth=".8"
          />
        ))}
        <path d="M6 6h12v8H6zM30 6h12v8H30zM54 6h12v8H54z" fill="var(--glass)" strokeWidth=".8" />
      </OnSouth>
    </>
  );
}

function Stadium() {
  return (
    <>
      <g transform={`translate(0 -2) ${ground}`}>
        <ellipse rx="42" ry="36" fill="var(--wall-dark)" />
      </g>
      <path d="M-39.5-14.5V-2M39.5-7V5" />
      <g transform={`translate(0 -18) ${ground}`}>
        <ellipse rx="42" ry="36" fill={wall} />
        <ellipse rx="33" ry="27" fill={culture} />
      </g>
      <g transform={`translate(0 -11) ${ground}`}>
        <ellipse rx="25" ry="19" fill="var(--leaf-lit)" />
        <path d="M0-19V19M-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0" fill="none" stroke="var(--white)" strokeWidth="1.6" />
      </g>
      <path d="M-34-20V-44M34-10V-36M8-42V-60" strokeWidth="1.6" />
      <path d="M-40-48h12v5h-12zM28-40h12v5H28zM2-64h12v5H2z" fill="var(--lamp)" />
    </>
  );
}

function Hospital() {
  return (
    <>
      <Box at={[-0.36, -0.3, 0.04, 0.22]} high={26} fill={wall} />
      <Box at={[-0.02, -0.3, 0.36, 0.22]} high={44} fill={wall} />
      <OnSouth x={-0.02} y={0.22} height={44}>
        <rect x="9" y="6" width="20" height="20" rx="3" fill="var(--accent)" strokeWidth=".8" />
        <path d="M16.500 9h5v4.500h4.500v5h-4.500V23h-5v-4.500H12v-5h4.500z" fill="#fff" stroke="none" />
        <path d="M14 32h10v12H14z" fill="var(--glass)" strokeWidth=".8" />
      </OnSouth>
      <OnSouth x={-0.36} y={0.22} height={26}>
        <path d="M5 6h7v6H5zM18 6h7v6h-7zM5 16h7v6H5zM18 16h7v6h-7z" fill="var(--glass)" strokeWidth=".8" />
      </OnSouth>
    </>
  );
}

function School() {
  return (
    <>
      <Box at={[-0.38, -0.22, 0.38, 0.22]} high={20} fill={wall} />
      <Gable at={[-0.4, -0.26, 0.4, 0.26]} low={20} high={36} fill={culture} />
      <Box at={[-0.1, -0.08, 0.1, 0.1]} low={26} high={46} fill={wall} />
      <Pyramid at={[-0.13, -0.11, 0.13, 0.13]} low={46} high={62} fill={culture} />
      <OnSouth x={-0.1} y={0.1} height={44}>
        <circle cx="9.500" cy="6.500" r="5" fill="var(--white)" strokeWidth=".9" />
        <path d="M9.500 3.500v3l2 1.500" fill="none" strokeWidth=".9" />
      </OnSouth>
      <OnSouth x={-0.38} y={0.22} height={20}>
        <path d="M5 5h9v8H5zM19 5h9v8h-9zM46 5h9v8h-9zM60 5h8v8h-8z" fill="var(--glass)" strokeWidth=".8" />
        <path d="M33 6h9v14h-9z" fill="var(--trunk)" strokeWidth=".8" />
      </OnSouth>
    </>
  );
}

function Church() {
  return (
    <>
      <Box at={[-0.16, -0.18, 0.38, 0.18]} high={22} fill={wall} />
      <Gable at={[-0.18, -0.22, 0.4, 0.22]} low={22} high={46} fill={civic} />
      <Box at={[-0.38, -0.13, -0.12, 0.13]} high={46} fill={wall} />
      <Pyramid at={[-0.4, -0.15, -0.1, 0.15]} low={46} high={84} fill={civic} />
      <path d="M-23-95.500v13M-28-91h10" strokeWidth="2" fill="none" />
      <OnSouth x={-0.16} y={0.18} height={22}>
        <path d="M12 20V9a5 5 0 0 1 10 0v11zM30 20V9a5 5 0 0 1 10 0v11z" fill="var(--glass)" strokeWidth=".8" />
      </OnSouth>
      <OnSouth x={-0.38} y={0.13} height={44}>
        <path d="M8 18V10a4 4 0 0 1 8 0v8zM7 44V33a5 5 0 0 1 10 0v11z" fill="var(--trunk)" strokeWidth=".8" />
      </OnSouth>
    </>
  );
}

function PoliceStation() {
  const lamp = project(0.02, -0.06, 38);
  return (
    <>
      <Box at={[-0.36, -0.26, 0.36, 0.24]} high={32} fill={wall} />
      <Box at={[-0.36, 0.2, 0.36, 0.26]} low={10} high={14} fill="var(--commercial)" />
      <Box at={[-0.1, -0.16, 0.14, 0.04]} low={32} high={37} fill={wall} />
      <path
        d={`M${lamp.x - 9} ${lamp.y}v-5a9 9 0 0 1 18 0v5a9 3 0 0 1-18 0z`}
        fill="var(--commercial)"
        strokeWidth="1.2"
      />
      <OnSouth x={-0.36} y={0.24} height={32}>
        <path
          d="M34 3l2.900 5.600 6.200 1-4.400 4.500.9 6.200-5.600-2.800-5.600 2.800.9-6.200-4.400-4.500 6.200-1z"
          fill="var(--brass-fill)"
          strokeWidth=".9"
        />
        <path d="M6 5h11v8H6zM51 5h11v8H51z" fill="var(--glass)" strokeWidth=".8" />
        <path d="M29 22h10v10H29z" fill="var(--trunk)" strokeWidth=".8" />
      </OnSouth>
    </>
  );
}

function Bank() {
  return (
    <>
      <Box at={[-0.4, -0.3, 0.4, 0.3]} high={6} fill={wall} />
      <Box at={[-0.32, -0.24, 0.32, 0.12]} low={6} high={34} fill="var(--wall-dark)" />
      {[-0.3, -0.12, 0.06, 0.24].map((x) => (
        <Box key={x} at={[x, 0.14, x + 0.07, 0.22]} low={6} high={34} fill={wall} />
      ))}
      <Box at={[-0.36, -0.26, 0.36, 0.26]} low={34} high={39} fill={wall} />
      <OnSouth x={-0.36} y={0.26} height={39}>
        <path d="M0 0h68L34-20z" fill={wall} />
        <circle cx="34" cy="-7.500" r="5.200" fill="var(--brass-fill)" strokeWidth="1" />
      </OnSouth>
    </>
  );
}

function Bar() {
  return (
    <>
      <Box at={[-0.28, -0.24, 0.3, 0.2]} high={22} fill="var(--brick)" />
      <Gable at={[-0.32, -0.29, 0.34, 0.25]} low={22} high={44} fill="var(--trunk)" />
      <OnSouth x={-0.28} y={0.2} height={22}>
        <path d="M6 5h13v9H6z" fill="var(--lamp)" strokeWidth=".8" />
        <path d="M30 6h11v16H30z" fill="var(--trunk)" strokeWidth=".8" />
      </OnSouth>
      <OnEast x={0.3} y={0.2} height={22}>
        <path d="M7 6h12v9H7z" fill="var(--lamp)" strokeWidth=".8" />
      </OnEast>
      <g transform="translate(-38 -34)">
        <path d="M-10 13h7a0 0 0 0 1 0 0M-1-12h3" />
        <rect x="-11" y="-12" width="17" height="21" rx="2.500" fill="var(--brass-fill)" />
        <path d="M6-7h3.500a3.500 3.500 0 0 1 3.500 3.500v3A3.500 3.500 0 0 1 9.500 3H6" fill="none" strokeWidth="2" />
        <path
          d="M-12.500-11a4.500 4.500 0 0 1 6-5 5.500 5.500 0 0 1 9 0 4.500 4.500 0 0 1 5 5q-1 3-4 2.500-2.500 2.500-5 .5-3 2-5.500 0-3 1-5.500-3z"
          fill="var(--white)"
        />
        <path d="M-2 9v18" strokeWidth="1.800" />
      </g>
    </>
  );
}

function CityHall() {
  return (
    <>
      <Box at={[-0.44, -0.36, 0.44, 0.36]} high={5} fill={wall} />
      <Box at={[-0.38, -0.28, 0.38, 0.24]} low={5} high={32} fill={wall} />
      <OnSouth x={-0.38} y={0.24} height={32}>
        <path d="M6 6h7v18H6zM18 6h7v18h-7zM46 6h7v18h-7zM58 6h7v18h-7z" fill="var(--glass)" strokeWidth=".8" />
        <path d="M30 26V12a5.500 5.500 0 0 1 11 0v14z" fill="var(--trunk)" strokeWidth=".8" />
      </OnSouth>
      <Box at={[-0.2, -0.18, 0.2, 0.16]} low={32} high={44} fill={wall} />
      <Dome at={[-0.2, -0.18, 0.2, 0.16]} low={44} high={68} fill={civic} />
      <Flag x={0} y={0} height={66} />
    </>
  );
}

const drawings: Record<Facility, () => ReactNode> = {
  park: Park,
  mall: Mall,
  stadium: Stadium,
  hospital: Hospital,
  school: School,
  church: Church,
  policeStation: PoliceStation,
  bank: Bank,
  bar: Bar,
  cityHall: CityHall,
};

/** What stands on a facility's tile: told apart by silhouette first. */
export function FacilityDrawing({ tile }: { tile: Facility }) {
  const Drawing = drawings[tile];
  return (
    <g stroke="var(--cut)" strokeWidth="1.1" strokeLinejoin="round" fill="none">
      <Drawing />
    </g>
  );
}
