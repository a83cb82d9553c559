import { onboardingMessages } from '@/lib/profile/onboarding/rules';

/**
 * Greets on the dashboard somebody who comes from onboarding (spec §8), also without scripts.
 * @param flag the address's `welcome`, as the page got it; anybody may write it, it only shows these words
 */
export function WelcomeNote({ flag }: { readonly flag: string | readonly string[] | undefined }) {
  if (flag !== '1') return null;
  return (
    <div role="status" className="container-page pt-2 pb-8">
      <div
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is where reading goes on.
        autoFocus
        data-toast={onboardingMessages.created}
        className="toast scroll-mt-6 rounded-card border-2 border-success bg-success-soft p-5"
      >
        <p className="font-semibold text-h4 text-success">{onboardingMessages.created}</p>
        <p className="mt-1">{onboardingMessages.welcome}</p>
      </div>
    </div>
  );
}
