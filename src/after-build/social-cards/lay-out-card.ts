import type {Card} from './read-card';
import {cardSize} from './card-address';
import {titleSize} from './fit-text';
import type {Colors} from './read-tokens';

/** An element as Satori takes it: what `createElement` of React makes, in short. */
export interface Element {
  type: string;
  props: {
    style: Record<string, string | number>;
    children?: (Element | string)[] | string;
    src?: string;
    width?: number;
    height?: number;
  };
}

export interface Style {
  siteName: string;
  colors: Colors;
  /** The logo as an SVG file's text. */
  logo: string;
}

const margin = 76;
const titleLines = 2;

/** The tree of boxes that is one card, drawn in the site's light mode. */
export function layOutCard(
  card: Card,
  {siteName, colors, logo}: Style,
): Element {
  const size = titleSize(card.title, cardSize.width - 2 * margin, titleLines);
  const source = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  return box(
    {
      ...cardSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: margin,
      background: colors.paper,
      borderBottom: `12px solid ${colors.accent}`,
      color: colors.ink,
      fontFamily: 'Geist, Geist Extended',
    },
    [
      box({justifyContent: 'space-between', alignItems: 'center'}, [
        box({alignItems: 'center'}, [
          image(source, 48, {marginRight: 18}),
          box({fontSize: 34, fontWeight: 600, letterSpacing: -0.6}, siteName),
        ]),
        ...(card.set ? [setLabel(card.set, colors)] : []),
      ]),
      box({flexDirection: 'column'}, [
        ...(card.trail.length > 0
          ? [
              text(1, {
                marginBottom: 16,
                color: colors['ink-3'],
                fontSize: 30,
              })(card.trail.join('  /  ')),
            ]
          : []),
        text(titleLines, {
          fontSize: size,
          fontWeight: 700,
          lineHeight: 1.2,
          letterSpacing: -0.024 * size,
        })(card.title),
        ...(card.description
          ? [
              text(3, {
                maxWidth: 1000,
                marginTop: 24,
                color: colors['ink-2'],
                fontSize: 32,
                lineHeight: 1.42,
              })(card.description),
            ]
          : []),
      ]),
    ],
  );
}

function setLabel(label: string, colors: Colors): Element {
  return box(
    {
      padding: '8px 24px',
      borderRadius: 999,
      background: colors['accent-wash'],
      color: colors['accent-ink'],
      fontSize: 30,
      fontWeight: 600,
    },
    label,
  );
}

/** Text of at most so many lines, then an ellipsis. */
function text(lines: number, style: Element['props']['style']) {
  return (content: string): Element => ({
    type: 'div',
    props: {
      style: {
        display: 'block',
        lineClamp: lines,
        overflow: 'hidden',
        wordBreak: 'break-word',
        ...style,
      },
      children: content,
    },
  });
}

function box(
  style: Element['props']['style'],
  children: Element['props']['children'],
): Element {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

function image(
  src: string,
  size: number,
  style: Element['props']['style'],
): Element {
  return {type: 'img', props: {src, width: size, height: size, style}};
}
