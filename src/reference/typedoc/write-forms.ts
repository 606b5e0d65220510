import type {ProjectReflection} from 'typedoc';

import type {Module} from '../modules';
import {callForms, formatForms, memberForms} from './call-form';
import {type Facts, signaturesOf} from './facts';

/**
 * Adds the formatted call forms of exports, and of the methods of classes, to
 * the facts. The facts need the names of exports first.
 */
export async function writeForms(
  project: ProjectReflection,
  facts: Facts,
  modules: readonly Module[],
): Promise<void> {
  for (const {name, children: exports = []} of project.children ?? []) {
    const module = modules.find((each) => each.name === name);
    if (!module) throw new Error(`${name} isn't in the option modules.`);
    for (const exported of exports) {
      const forms = callForms(exported, module, facts);
      facts.forms.set(exported, await formatForms(forms));
      for (const member of exported.children ?? []) {
        if (signaturesOf(member).length === 0) continue;
        facts.forms.set(member, await formatForms(memberForms(member, facts)));
      }
    }
  }
}
