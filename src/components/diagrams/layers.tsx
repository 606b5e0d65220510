import type {ReactNode} from 'react';

import type {LayersData} from './data';
import type {Drawing} from './figure';
import {Lines} from './lines';
import styles from './styles.module.css';
import {wrapText} from './wrap-text';

const leading = 20;

/** Contexts drawn as frames, each inside the one that it needs. */
export function drawLayers(
  {layers}: LayersData,
  shape: {width: number; inset: number; characters: number},
): Drawing {
  const {width, inset, characters} = shape;
  let y = 1;
  const tops: number[] = [];
  const texts = layers.map((layer, index) => {
    const x = index * inset + 16;
    const fit = characters - Math.floor((index * inset) / 4);
    const gives = wrapText(layer.gives, fit);
    const enables = wrapText(layer.enables.join(', '), fit - 6);
    tops.push(y);
    const name = y + 28;
    y = name + (gives.length + enables.length) * leading + 22;
    return (
      <g key={layer.name}>
        <text className={styles.code} x={x} y={name}>
          {layer.name}
        </text>
        <Lines
          className={styles.note}
          lines={gives}
          x={x}
          y={name + 22}
          leading={leading}
        />
        <Lines
          className={styles.enables}
          lines={enables}
          x={x}
          y={name + 24 + gives.length * leading}
          leading={leading}
        />
      </g>
    );
  });
  const innermost = layers.length - 1;
  const frame = (index: number): ReactNode => (
    <rect
      key={index}
      className={index === innermost ? styles.frameInner : styles.frame}
      x={index * inset + 0.5}
      y={tops[index]}
      width={width - 2 * index * inset - 1}
      height={y + (innermost - index) * inset - tops[index]!}
      rx={10}
    />
  );
  const content = (
    <>
      {layers.map((_, index) => frame(index))}
      {texts}
    </>
  );
  return {width, height: y + innermost * inset + 1, content};
}
