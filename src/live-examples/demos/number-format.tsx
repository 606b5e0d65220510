/*
title: Numbers in different languages
text: Each language formats the same amount in its own way.
height: 181
*/
// ---cut---
import { useNativeTokenAmountFromPlanck } from "@reactive-dot/react";
import { Suspense, useState } from "react";

const locales = ["en", "de", "hi", "ar-EG"];

function Amount({ planck }: { planck: bigint }) {
  const amount = useNativeTokenAmountFromPlanck(planck);

  return (
    <dl>
      {locales.map((locale) => (
        <div key={locale}>
          <dt>{locale}</dt>
          <dd lang={locale}>{amount.toLocaleString(locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

export default function App() {
  const [text, setText] = useState("123456789012345");

  return (
    <>
      <label>
        Planck
        <input
          inputMode="numeric"
          value={text}
          onChange={(event) =>
            setText(event.target.value.replace(/\D/g, ""))
          }
        />
      </label>
      <Suspense fallback={<p role="status">Loading the chain's unit…</p>}>
        <Amount planck={BigInt(text)} />
      </Suspense>
    </>
  );
}
