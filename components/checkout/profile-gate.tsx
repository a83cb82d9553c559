import { buttonStyle } from '@/components/ui/button';

/** For somebody who is signed in and has not told us who they are yet (spec §4). */
export function ProfileGate() {
  return (
    <section
      aria-labelledby="gate"
      className="grid justify-items-start gap-4 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8"
    >
      <h2 id="gate" className="text-h3">
        One step first
      </h2>
      <p className="max-w-measure">
        Your account has no profile yet. Tell us your name and your role; then open this page again.
      </p>
      <a href="/onboarding" className={buttonStyle()}>
        Set up your profile
      </a>
    </section>
  );
}
