/**
 * How a running demo looks. Docusaurus puts all style sheets into one file
 * for every page; as text this comes with the stage, when a demo runs. The
 * demos are plain elements: what is said of `demo-result` is all they get.
 */
export const stageStyles = `
.demo-live {
  display: inline-flex;
  gap: 0.45rem;
  align-items: center;
  font-weight: 550;
  color: var(--good);
}
.demo-live::before {
  content: '';
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: var(--good);
  box-shadow: 0 0 0 3px var(--good-wash);
}
@media (prefers-reduced-motion: no-preference) {
  .demo-live:not(.demo-paused)::before {
    animation: demo-breathe 2s ease-in-out infinite alternate;
  }
}
@keyframes demo-breathe {
  to {
    opacity: 0.45;
  }
}
.demo-about {
  margin-left: auto;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 2px;
}
.demo-foot {
  border-top: var(--line);
  font-variant-numeric: tabular-nums;
}
.demo-controls {
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  margin-left: auto;
}
.demo-foot label,
.demo-result label {
  display: inline-flex;
  gap: var(--s2);
  align-items: center;
}

.demo-result {
  display: grid;
  gap: var(--s3);
  align-content: start;
  justify-items: start;
  min-height: 7rem;
  padding: var(--s4) var(--s5);
  border-top: var(--line);
  background: var(--paper);
  font-variant-numeric: tabular-nums;
}
.demo-result > * {
  min-width: 0;
}
.demo-result :is(p, dl, ul, ol, fieldset) {
  margin: 0;
  max-width: 100%;
}
/* What follows keeps its place when the words come. */
.demo-result p[role='status'] {
  min-height: 1lh;
}
.demo-result dl {
  display: grid;
  gap: var(--s1) var(--s5);
  grid-template-columns: minmax(min-content, max-content) auto;
  justify-content: start;
  align-items: baseline;
}
.demo-result dl > div {
  display: contents;
}
.demo-result dt {
  font-size: var(--size-0);
  font-weight: 400;
  color: var(--ink-3);
}
.demo-result dd {
  margin: 0;
  font-size: var(--size-2);
  font-weight: 650;
  overflow-wrap: break-word;
}
.demo-result fieldset {
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  padding: 0;
  border: 0;
}
.demo-result legend {
  padding: 0;
  font-size: var(--size-0);
  color: var(--ink-3);
}
.demo-result code {
  font-size: var(--size-0);
  overflow-wrap: anywhere;
}
.demo-result :is(ul, ol) {
  padding-left: 1.4em;
}
.demo-result ol[aria-label='Progress'] {
  display: grid;
  grid-template-columns: repeat(4, minmax(max-content, 1fr));
  gap: var(--s1);
  width: 100%;
  padding: 0;
  list-style: none;
  font-size: var(--size-0);
  color: var(--ink-3);
}
.demo-result ol[aria-label='Progress'] > li {
  margin: 0;
  padding: var(--s2) var(--s2) 0 0;
  border-top: 3px solid var(--rule);
}
.demo-result ol[aria-label='Progress'] > li:has(~ [aria-current='step']),
.demo-result ol[aria-label='Progress'] > [aria-current='step']:last-child {
  border-color: var(--good);
  color: var(--ink-2);
}
.demo-result ol[aria-label='Progress'] > [aria-current='step']:not(:last-child) {
  border-color: var(--accent);
  font-weight: 600;
  color: var(--accent-ink);
}
.demo-result [aria-busy='true'] {
  opacity: 0.6;
}
.demo-result [role='alert'] {
  display: grid;
  gap: var(--s3);
  justify-items: start;
  color: var(--bad);
}
.demo-result input[inputmode] {
  width: 14rem;
  max-width: 100%;
  min-height: 2.1rem;
  padding: 0 0.6rem;
  border: var(--line);
  border-radius: var(--radius-s);
  background: var(--paper);
  color: var(--ink);
  font: inherit;
}
.demo-result button {
  min-height: 2.1rem;
  padding: 0 0.85rem;
  border: 1px solid var(--ink);
  border-radius: 999px;
  background: var(--ink);
  color: var(--paper);
  font: 600 var(--size-0) / 1 var(--font-text);
  cursor: pointer;
}
.demo-result button:disabled {
  border-color: var(--rule);
  background: var(--sunken);
  color: var(--ink-3);
  cursor: default;
}
@media (forced-colors: active) {
  .demo-live::before {
    forced-color-adjust: none;
    background: CanvasText;
  }
  .demo-result ol[aria-label='Progress'] > li {
    border-color: GrayText;
  }
  .demo-result ol[aria-label='Progress'] > li:has(~ [aria-current='step']),
  .demo-result ol[aria-label='Progress'] > [aria-current='step'] {
    border-color: Highlight;
  }
}
@media (max-width: 560px) {
  .demo-result {
    padding: var(--s4);
  }
  .demo-result dl {
    column-gap: var(--s3);
  }
  .demo-result dd {
    font-size: var(--size-1);
  }
  .demo-result ol[aria-label='Progress'] {
    font-size: 0.75rem;
  }
  .demo-controls:has(label) {
    width: 100%;
    margin-left: 0;
  }
  .demo-controls > :last-child {
    margin-left: auto;
  }
}
`;
