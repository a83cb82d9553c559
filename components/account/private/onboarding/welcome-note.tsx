import { Said } from '@/components/forms/said';
import { onboardingMessages } from '@/lib/account/profile/onboarding/rules';

type WelcomeNoteProps = {
  readonly flag: string | readonly string[] | undefined;
  /** Replaces the second line on pages that are no dashboard. */
  readonly said?: string;
};

/**
 * Greets somebody who comes from onboarding on the dashboard (product.md §8) or the page that they came for, even
 * without scripts.
 * @param flag the address's `welcome`, as the page got it; anybody may write it, it only shows these words
 */
export function WelcomeNote({ flag, said = onboardingMessages.welcome }: WelcomeNoteProps) {
  if (flag !== '1') return null;
  return (
    <div role="status" className="container-page pt-2 pb-8">
      <Said title={onboardingMessages.created}>
        <p className="mt-1">{said}</p>
      </Said>
    </div>
  );
}
