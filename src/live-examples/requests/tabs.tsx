import {useRef, type ReactNode} from 'react';

interface TabsProps {
  /** What each tab is called, by its name. */
  labels: Readonly<Record<string, string>>;
  chosen: string;
  onChoose: (name: string) => void;
}

/** Tabs of which one is chosen. Each labels the panel with `aria-labelledby="tab-…"`. */
export function Tabs({labels, chosen, onChoose}: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const names = Object.keys(labels);
  const move = (step: number) => {
    const at = names.indexOf(chosen) + step + names.length;
    const next = names[at % names.length]!;
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      className="example-tabs"
      onKeyDown={({key}) => {
        if (key === 'ArrowRight') move(1);
        if (key === 'ArrowLeft') move(-1);
      }}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  );
}
