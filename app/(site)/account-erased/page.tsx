import type { Metadata } from 'next';
import { urgentHelpPath } from '@/content/navigation';
import { erasureDays } from '@/lib/privacy/erasure/rules';

export const dynamic = 'force-static';

export const metadata: Metadata = {
  title: 'Your account is deleted',
  robots: { index: false, follow: false },
};

/** The page after an account is erased. Names nobody, because everybody may open it. */
export default function AccountErasedPage() {
  return (
    <div className="container-page pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-5">
        <h1>Your account is deleted</h1>
        <p className="text-lead">
          You are signed out everywhere. Your name, your address and what you wrote are gone; what is left
          without your name is deleted in {erasureDays} days, except what the law makes us keep. We are
          sending you an email that says so; it is the last one from us.
        </p>
        <p>
          You can make a new account at any time. If things get hard, you find help here without an account
          too.
        </p>
        <p className="flex flex-wrap gap-x-6">
          <a href={urgentHelpPath} className="tap text-link font-semibold">
            Where to find help
          </a>
          <a href="/" className="tap text-link font-semibold">
            Go to the start page
          </a>
        </p>
      </div>
    </div>
  );
}
