import type {ReactNode} from 'react';

/** Lines of SVG text below each other; `y` is the first base line. */
export function Lines({
  lines,
  x,
  y,
  leading,
  className,
}: {
  lines: string[];
  x: number;
  y: number;
  leading: number;
  className: string | undefined;
}): ReactNode {
  return (
    <text className={className}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + index * leading}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
