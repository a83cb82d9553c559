import { ConfirmForm, RecoverForm } from '@/components/admin/second-factor/confirm-forms';
import { RemoveForm, RenewForm } from '@/components/admin/second-factor/manage-forms';
import { PressForm } from '@/components/forms/press-form';
import { QrCode } from '@/components/ui/qr-code';
import { beginOwnSecondFactor } from '@/lib/admin/second-factor/actions';
import { recoveryCodeCount, shownSecret } from '@/lib/admin/second-factor/rules';
import { secondFactorHours } from '@/lib/auth/second-factor';
import { formatMoment } from '@/lib/time';

const card = 'grid content-start gap-4 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8';

/** What is needed, before anything is made. */
export function StartPart() {
  return (
    <section aria-labelledby="start" className={card}>
      <h2 id="start" className="text-h3">
        Set it up now
      </h2>
      <p className="max-w-measure">
        You need an authenticator app on your phone, such as Aegis, Google Authenticator, Microsoft
        Authenticator or 2FAS. It works without a network. It takes two minutes.
      </p>
      <PressForm
        id="begin"
        action={beginOwnSecondFactor}
        postTo="/admin/second-factor"
        fields={{}}
        label="Begin"
        look="primary"
      />
    </section>
  );
}

/** The secret, as a picture and as text; the form for the first code stands below it. */
export function SetUpPart({ secret, appAddress }: { readonly secret: string; readonly appAddress: string }) {
  return (
    <section aria-labelledby="scan" className={card}>
      <h2 id="scan" className="text-h3">
        Add it to your app
      </h2>
      <div className="grid gap-6 sm:grid-cols-[13rem_1fr]">
        <QrCode
          content={appAddress}
          label="QR code for your authenticator app. The same key stands beside it as text."
          className="w-full max-w-60 rounded-control border border-line"
        />
        <div className="grid content-start gap-3">
          <p>Open the app, choose “add” and scan the picture.</p>
          <p>
            On this phone?{' '}
            <a href={appAddress} className="text-primary underline underline-offset-4">
              Open it in the app
            </a>
            . Or type this key, choosing “time-based”:
          </p>
          <p className="select-all break-words rounded-control bg-paper-3 p-3 font-mono">
            {shownSecret(secret)}
          </p>
          <p>Then enter the code that the app shows.</p>
        </div>
      </div>
    </section>
  );
}

/** Asks for the code at the beginning of a session. */
export function ConfirmPart({ next }: { readonly next: string }) {
  return (
    <section aria-labelledby="enter" className={card}>
      <h2 id="enter" className="text-h3">
        Enter your code
      </h2>
      <p className="max-w-measure">
        Open your authenticator app. This device then stays confirmed for {secondFactorHours} hours, or until
        you sign out.
      </p>
      <ConfirmForm next={next} />
      <RecoverForm next={next} />
    </section>
  );
}

/** What can be changed once this session is confirmed. */
export function ManagePart({ since, codesLeft }: { readonly since: Date; readonly codesLeft: number }) {
  return (
    <>
      <p className="rounded-card bg-success-soft p-4">
        On since {formatMoment(since)}. This device is confirmed. {codesLeft} of {recoveryCodeCount} recovery
        codes are unused.
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        <section aria-labelledby="codes" className={card}>
          <h2 id="codes" className="text-h3">
            New recovery codes
          </h2>
          <p>If you have lost the list or used most of it. The old codes stop working.</p>
          <RenewForm />
        </section>
        <section aria-labelledby="phone" className={card}>
          <h2 id="phone" className="text-h3">
            Another phone
          </h2>
          <p>Removes the app you use now and leads you through setting up another one.</p>
          <RemoveForm />
        </section>
      </div>
    </>
  );
}
