import type {ProjectReflection} from 'typedoc';

import type {Module} from '../modules';
import {callForms, formatForms, memberForms} from './call-form';
import {type Facts, signaturesOf} from './facts';

/** Writes the call forms of all exports and of the methods of classes. */
export async function writeForms(
  {children: parts = []}: ProjectReflection,
  facts: Facts,
  modules: readonly Module[],
): Promise<void> {
  const exported = parts.flatMap(({children = []}) => children);
  facts.keepExports(exported.map(({name}) => name));
  for (const model of exported) {
    const module = modules.find(({name}) => name === model.parent?.name);
    const forms = module ? callForms(model, module, facts) : [];
    facts.forms.set(model, await formatForms(forms));
    for (const member of model.children ?? []) {
      if (signaturesOf(member).length === 0) continue;
      facts.forms.set(member, await formatForms(memberForms(member, facts)));
    }
  }
}
