import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConfirmForm } from '@/components/care/invitation/confirm-form';
import { Alert } from '@/components/ui/alert';
import { isOpenInvitation } from '@/lib/care/client-card/queries';
import { invitationFormKind, invitationMessages } from '@/lib/care/client-card/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';

// A chat shows the title of a link that is sent in it.
export const metadata: Metadata = { title: 'An invitation', robots: { index: false, follow: false } };

/** An invitation before its holder has said who they are: the page names neither the therapist nor the person. */
export default async function InvitationPage({ params }: PageProps<'/invitation/[token]'>) {
  const { token } = await params;
  const open = await isOpenInvitation(token);
  if (open === undefined) notFound();
  return (
    <div className="container-page pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-6">
        <h1>You are invited</h1>
        {open ? (
          <>
            <p className="text-lead">
              Someone who works with you invites you to create an account here. The invitation is for one
              person, so please confirm that it is for you. Then we show you who invites you.
            </p>
            <ConfirmForm token={token} formToken={issueVisitToken(invitationFormKind)} />
            <p className="text-muted-foreground">
              Did this reach you by mistake? Close this page. It tells you nothing about anyone.
            </p>
          </>
        ) : (
          <Alert role="status" variant="warm">
            <p>{invitationMessages.gone}</p>
          </Alert>
        )}
      </div>
    </div>
  );
}
