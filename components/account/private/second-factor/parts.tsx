import { ConfirmForm, RecoverForm } from '@/components/account/private/second-factor/confirm-forms';
import { RemoveForm, RenewForm } from '@/components/account/private/second-factor/manage-forms';
import { SetUpForm } from '@/components/account/private/second-factor/set-up-form';
import { stepAddress } from '@/components/account/private/second-factor/step-address';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { QrCode } from '@/components/layout/private/qr-code';
import { Alert } from '@/components/ui/alert';
import { When } from '@/components/ui/format';
import { beginOwnSecondFactor } from '@/lib/account/second-factor/actions';
import type { SecondFactorState } from '@/lib/account/second-factor/queries';
import { recoveryCodeCount, shownSecret } from '@/lib/account/second-factor/rules';

type OnPage = { readonly page: string };

function StartPart({ next, page }: OnPage & { readonly next: string }) {
  return (
    <Panel id="start" title="Set it up now">
      <p className="max-w-measure">
        You need an authenticator app on your phone, such as Aegis, Google Authenticator, Microsoft
        Authenticator or 2FAS. It works without a network. It takes two minutes.
      </p>
      <ButtonForm
        id="begin"
        action={beginOwnSecondFactor}
        postTo={stepAddress({ next, page })}
        fields={{}}
        label="Begin"
        variant="default"
      />
    </Panel>
  );
}

/** The secret, as a picture and as text; below it the form for the first code. */
function SetUpPart({ secret, appAddress }: { readonly secret: string; readonly appAddress: string }) {
  return (
    <Panel id="scan" title="Add it to your app">
      <div className="grid gap-6 sm:grid-cols-[13rem_1fr]">
        <QrCode
          content={appAddress}
          label="QR code for your authenticator app. The same key is beside it as text."
          className="w-full max-w-60 rounded-control border border-border"
        />
        <div className="grid content-start gap-3">
          <p>Open the app, choose “Add” and scan the QR code.</p>
          <p>
            On this phone?{' '}
            <a href={appAddress} className="text-primary underline underline-offset-4">
              Open it in the app
            </a>
            . Or type this key, choosing “time-based”:
          </p>
          <p className="select-all wrap-anywhere rounded-control bg-muted p-3 tabular-nums tracking-wide">
            {shownSecret(secret)}
          </p>
          <p>Then enter the code that the app shows.</p>
        </div>
      </div>
    </Panel>
  );
}

type Words = {
  /** How long the confirmation lasts. */
  readonly stays: string;
  /** Help for people with neither phone nor codes. */
  readonly help: string;
};

/** Asks for the code at the beginning of a session. */
function ConfirmPart({ next, page, stays, help }: OnPage & Words & { readonly next: string }) {
  return (
    <Panel id="enter" title="Enter your code">
      <p className="max-w-measure">Open your authenticator app. {stays}</p>
      <ConfirmForm next={next} page={page} />
      <RecoverForm next={next} page={page} help={help} />
    </Panel>
  );
}

/** The settings of the second step, for a session that has passed it. */
function ManagePart({
  since,
  codesLeft,
  page,
}: OnPage & { readonly since: Date; readonly codesLeft: number }) {
  return (
    <>
      <Alert asChild variant="success" frame="plain" size="sm">
        <p>
          On since <When at={since} />. This device is verified. You have {codesLeft} of {recoveryCodeCount}{' '}
          recovery codes left.
        </p>
      </Alert>
      <div className="grid gap-6 md:grid-cols-2">
        <Panel id="codes" title="New recovery codes">
          <p>Get new codes if you have lost your list or used most of it. The old codes will stop working.</p>
          <RenewForm page={page} />
        </Panel>
        <Panel id="phone" title="Move to another phone">
          <p>We remove your current app and help you set up another one.</p>
          <RemoveForm page={page} />
        </Panel>
      </div>
    </>
  );
}

type StepProps = OnPage &
  Words & {
    readonly factor: SecondFactorState;
    readonly passed: boolean;
    readonly next: string;
  };

function Part({ factor, passed, next, page, ...words }: StepProps) {
  if (factor.state === 'none') return <StartPart next={next} page={page} />;
  if (factor.state === 'begun') return <SetUpPart secret={factor.secret} appAddress={factor.appAddress} />;
  return passed ? (
    <ManagePart since={factor.since} codesLeft={factor.codesLeft} page={page} />
  ) : (
    <ConfirmPart next={next} page={page} {...words} />
  );
}

/** Everything about the second step that its page has to show now; new codes come alone, until they are saved. */
export function SecondStep(props: StepProps) {
  const { factor, next, page } = props;
  return (
    <div className="group grid max-w-3xl gap-4">
      <div className="grid gap-4 group-has-[[data-first-codes]]:hidden">
        <Part {...props} />
      </div>
      {/* Always in this place, so that the codes of its answer stay while the page around it changes. */}
      <SetUpForm open={factor.state === 'begun'} next={next} page={page} />
    </div>
  );
}

/** The head of its page: what the step opens, for someone on the way there. @param place a listed page, or undefined */
export function stepTitle(factor: SecondFactorState, passed: boolean, place: string | undefined): string {
  if (place === undefined || passed) return 'Two-step verification';
  return factor.state === 'set-up'
    ? `Enter your code to open ${place}`
    : `Turn on two-step verification to open ${place}`;
}
