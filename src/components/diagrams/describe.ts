import type {LayersData, TrackData} from './data';

/** A diagram in words: one line a statement, in reading order. */
export function describeTrack({stations, back}: TrackData): string[] {
  return stations.map(({name, note, failure}, index) =>
    [
      `${name}: ${note}`,
      failure && `What can go wrong: ${failure}`,
      back?.from === index &&
        `From here it can go back to ${stations[back.to]!.name} (${back.note}).`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/**
 * A diagram in words: one line a context, the outermost first. The first is the
 * configuration, which is passed to the second and does not contain it.
 */
export function describeLayers({layers}: LayersData): string[] {
  return layers.map(({name, gives, enables}, index) =>
    [
      `${name}${index > 1 ? `, inside ${layers[index - 1]!.name},` : ''} gives ${gives}.`,
      enables.length > 0 && `Inside, you can use: ${enables.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}
