import { ConfirmForm, RecoverForm } from '@/components/admin/second-factor/confirm-forms';
import { RemoveForm, RenewForm } from '@/components/admin/second-factor/manage-forms';
import { ButtonForm } from '@/components/forms/button-form';
import { QrCode } from '@/components/payment/private/qr-code';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { secondFactorHours } from '@/lib/account/session/second-factor';
import { beginOwnSecondFactor } from '@/lib/admin/second-factor/actions';
import { recoveryCodeCount, shownSecret } from '@/lib/admin/second-factor/rules';
import { formatMoment } from '@/lib/format/time';

/** What the admin needs, before the set-up begins. */
export function StartPart() {
  return (
    <Card asChild className="grid content-start gap-4">
      <section aria-labelledby="start">
        <h2 id="start" className="text-h3">
          Set it up now
        </h2>
        <p className="max-w-measure">
          You need an authenticator app on your phone, such as Aegis, Google Authenticator, Microsoft
          Authenticator or 2FAS. It works without a network. It takes two minutes.
        </p>
        <ButtonForm
          id="begin"
          action={beginOwnSecondFactor}
          postTo="/admin/second-factor"
          fields={{}}
          label="Begin"
          variant="default"
        />
      </section>
    </Card>
  );
}

/** The secret, as a picture and as text; below it the form for the first code. */
export function SetUpPart({ secret, appAddress }: { readonly secret: string; readonly appAddress: string }) {
  return (
    <Card asChild className="grid content-start gap-4">
      <section aria-labelledby="scan">
        <h2 id="scan" className="text-h3">
          Add it to your app
        </h2>
        <div className="grid gap-6 sm:grid-cols-[13rem_1fr]">
          <QrCode
            content={appAddress}
            label="QR code for your authenticator app. The same key stands beside it as text."
            className="w-full max-w-60 rounded-control border border-border"
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
            <p className="select-all break-words rounded-control bg-muted p-3 font-mono">
              {shownSecret(secret)}
            </p>
            <p>Then enter the code that the app shows.</p>
          </div>
        </div>
      </section>
    </Card>
  );
}

/** Asks for the code at the beginning of a session. */
export function ConfirmPart({ next }: { readonly next: string }) {
  return (
    <Card asChild className="grid content-start gap-4">
      <section aria-labelledby="enter">
        <h2 id="enter" className="text-h3">
          Enter your code
        </h2>
        <p className="max-w-measure">
          Open your authenticator app. This device then stays confirmed for {secondFactorHours} hours, or
          until you sign out.
        </p>
        <ConfirmForm next={next} />
        <RecoverForm next={next} />
      </section>
    </Card>
  );
}

/** What the admin can change once this session is confirmed. */
export function ManagePart({ since, codesLeft }: { readonly since: Date; readonly codesLeft: number }) {
  return (
    <>
      <Alert asChild variant="success" frame="plain" size="sm">
        <p>
          On since {formatMoment(since)}. This device is confirmed. {codesLeft} of {recoveryCodeCount}{' '}
          recovery codes are unused.
        </p>
      </Alert>
      <div className="grid gap-6 md:grid-cols-2">
        <Card asChild className="grid content-start gap-4">
          <section aria-labelledby="codes">
            <h2 id="codes" className="text-h3">
              New recovery codes
            </h2>
            <p>If you have lost the list or used most of it. The old codes stop working.</p>
            <RenewForm />
          </section>
        </Card>
        <Card asChild className="grid content-start gap-4">
          <section aria-labelledby="phone">
            <h2 id="phone" className="text-h3">
              Another phone
            </h2>
            <p>Removes the app you use now and leads you through setting up another one.</p>
            <RemoveForm />
          </section>
        </Card>
      </div>
    </>
  );
}
