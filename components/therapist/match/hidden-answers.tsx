import { type Answers, matchFields } from '@/lib/therapist/match/answers';
import type { WishAbout } from '@/lib/therapist/match/rules';

type HiddenAnswersProps = { readonly answers: Answers; readonly except?: readonly WishAbout[] };

/** The answers that a form carries along, so that each step works by its address alone. */
export function HiddenAnswers({ answers, except = [] }: HiddenAnswersProps) {
  return matchFields(answers, except).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
