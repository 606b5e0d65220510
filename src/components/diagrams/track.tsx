import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Station, TrackData} from './data';
import type {Drawing} from './figure';
import {Lines} from './lines';
import styles from './styles.module.css';
import {wrapText} from './wrap-text';

const dot = 5;
const leading = 18;

function Dot({
  x,
  y,
  end = false,
}: {
  x: number;
  y: number;
  end: boolean | undefined;
}): ReactNode {
  return (
    <circle
      className={clsx(styles.dot, end && styles.dotEnd)}
      cx={x}
      cy={y}
      r={dot}
    />
  );
}

/** A short red stroke that leads from a stop to what can go wrong there. */
function Failure({
  lines,
  x,
  y,
}: {
  lines: string[];
  x: number;
  y: number;
}): ReactNode {
  return (
    <>
      <path
        className={styles.failureLine}
        d={`M${x + 1} ${y - 12}v${lines.length * leading - 2}`}
      />
      <Lines
        className={styles.failure}
        lines={lines}
        x={x + 12}
        y={y}
        leading={leading}
      />
    </>
  );
}

/** The track from left to right, for columns at least as wide as a line of text. */
export function wideTrack({stations, back}: TrackData): Drawing {
  const width = 688;
  const column = width / stations.length;
  const characters = Math.floor((column - 14) / 7.05);
  const line = back ? 52 : 8;
  const at = (index: number): number => index * column + dot + 1;
  const texts = stations.map(({note, failure}) => ({
    note: wrapText(note, characters),
    failure: wrapText(failure ?? '', characters - 2),
  }));
  const notes = line + 54;
  const failures =
    notes + Math.max(...texts.map(({note}) => note.length)) * leading + 8;
  const most = Math.max(...texts.map(({failure}) => failure.length));
  const bottom = most ? failures + (most - 1) * leading + 8 : failures - 14;

  const content = (
    <>
      <path
        className={styles.line}
        d={`M${at(0)} ${line}H${at(stations.length - 1)}`}
      />
      {back && (
        <>
          <path
            className={styles.back}
            d={`M${at(back.from)} ${line - 10}v-8q0-8-8-8H${at(back.to) + 8}q-8 0-8 8v8`}
          />
          <path
            className={styles.backHead}
            d={`m${at(back.to) - 4} ${line - 15} 4 6 4-6`}
          />
          <text
            className={styles.backNote}
            x={(at(back.from) + at(back.to)) / 2}
            y={line - 36}
            textAnchor="middle"
          >
            {back.note}
          </text>
        </>
      )}
      {stations.map((station: Station, index) => (
        <g key={station.name}>
          <Dot x={at(index)} y={line} end={station.end} />
          <text className={styles.name} x={index * column} y={line + 30}>
            {station.name}
          </text>
          <Lines
            className={styles.note}
            lines={texts[index]!.note}
            x={index * column}
            y={notes}
            leading={leading}
          />
          {station.failure && (
            <Failure
              lines={texts[index]!.failure}
              x={index * column}
              y={failures}
            />
          )}
        </g>
      ))}
    </>
  );
  return {width, height: bottom, content};
}

/** The track from top to bottom, for narrow columns. */
export function narrowTrack({stations, back}: TrackData): Drawing {
  const width = 340;
  const line = back ? 26 : 8;
  const text = line + 22;
  const characters = Math.floor((width - text) / 7.3);
  let y = 14;
  const tops: number[] = [];
  const rows = stations.map((station, index) => {
    const top = y;
    tops.push(top);
    const note = wrapText(station.note, characters);
    const failure = wrapText(station.failure ?? '', characters - 2);
    const failureTop = top + 24 + note.length * leading + 4;
    const backNote =
      back?.from === index ? wrapText(back.note, characters) : [];
    const backTop =
      failureTop + (failure.length ? failure.length * leading + 4 : -4);
    y = backTop + backNote.length * leading + 14;
    return (
      <g key={station.name}>
        <Dot x={line} y={top - 4} end={station.end} />
        <text className={styles.name} x={text} y={top}>
          {station.name}
        </text>
        <Lines
          className={styles.note}
          lines={note}
          x={text}
          y={top + 24}
          leading={leading}
        />
        {failure.length > 0 && (
          <Failure lines={failure} x={text} y={failureTop} />
        )}
        <Lines
          className={styles.backNote}
          lines={backNote}
          x={text}
          y={backTop}
          leading={leading}
        />
      </g>
    );
  });

  const stop = (index: number): number => tops[index]! - 4;
  const content = (
    <>
      <path
        className={styles.line}
        d={`M${line} ${stop(0)}V${stop(stations.length - 1)}`}
      />
      {back && (
        <>
          <path
            className={styles.back}
            d={`M${line - 10} ${stop(back.from)}h-6q-8 0-8-8V${stop(back.to) + 8}q0-8 8-8h6`}
          />
          <path
            className={styles.backHead}
            d={`m${line - 15} ${stop(back.to) - 4} 6 4-6 4`}
          />
        </>
      )}
      {rows}
    </>
  );
  return {width, height: y - 22, content};
}
