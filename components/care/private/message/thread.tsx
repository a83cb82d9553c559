import { Bubble, messageText } from '@/components/care/private/message/bubble';
import { CloseThreadForm } from '@/components/care/private/message/close-thread-form';
import { LiveThread } from '@/components/care/private/message/live-thread';
import { MessageForm } from '@/components/care/private/message/message-form';
import { SafetyLine } from '@/components/care/private/message/safety-line';
import { ButtonForm } from '@/components/forms/button-form';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Empty, EmptyDescription, EmptyNote } from '@/components/ui/empty';
import { When } from '@/components/ui/format';
import { FileText } from '@/components/ui/icons';
import { reopenOwnThread } from '@/lib/care/message/actions';
import type { MessageView, ThreadView } from '@/lib/care/message/queries';
import { messageWords, threadPath, waitsForClientWords } from '@/lib/care/message/rules';
import { indianDay } from '@/lib/format/time';

const dayOf = (message: MessageView | undefined) => message && indianDay(message.at);

type MessageProps = {
  readonly message: MessageView;
  readonly name: string;
  /** Whether it is the first of its day, and so has the day above it. */
  readonly opensDay: boolean;
};

function Message({ message, name, opensDay }: MessageProps) {
  const { own, text, at, file, id, first } = message;
  return (
    <li className="grid gap-3">
      {opensDay && (
        <p className="justify-self-center text-muted-foreground text-small">
          <When at={at} as="day" />
        </p>
      )}
      <Bubble
        own={own}
        head={
          <>
            <span className="font-semibold text-foreground">{own ? 'You' : name}</span>
            {' · '}
            <When at={at} as="clock" />
            {first && ' · first contact'}
          </>
        }
      >
        {text && <p className={messageText}>{text}</p>}
        {file && (
          <a href={`/api/message-files/${id}`} className="tap inline-flex items-center gap-2 text-link">
            <FileText aria-hidden="true" className="size-4 shrink-0" />
            <span className="wrap-anywhere">{file}</span>
          </a>
        )}
      </Bubble>
    </li>
  );
}

type ThreadProps = {
  readonly thread: ThreadView;
  readonly path: string;
  readonly formToken: string;
};

/** A conversation: what was written, the form for the next message, and the ways to close it and open it again. */
export function Thread({ thread, path, formToken }: ThreadProps) {
  const { with: withWhom, otherName, messages, older, closedAt, replyDays } = thread;
  if (!messages) {
    return (
      <div className="grid max-w-4xl gap-5">
        <SafetyLine name={otherName} replyDays={replyDays} />
        <Alert variant="destructive">
          <p>{messageWords.sealed}</p>
        </Alert>
      </div>
    );
  }
  return (
    <div className="grid max-w-4xl gap-5">
      <LiveThread with={withWhom} />
      <SafetyLine name={otherName} replyDays={replyDays} />
      {messages.length === 0 ? (
        <EmptyNote>No messages yet. Only you and {otherName} can read this conversation.</EmptyNote>
      ) : (
        // The only child of a reversed column: the newest message is in sight from the start, without scripts.
        <Card
          asChild
          variant="muted"
          size="flush"
          className="flex max-h-[40dvh] flex-col-reverse overflow-y-auto p-3 sm:p-5"
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard. */}
          <section aria-label="Messages" tabIndex={0}>
            <div className="grid gap-4">
              {older && (
                <a href={`${path}?before=${older}`} className="tap justify-self-center text-link">
                  Earlier messages
                </a>
              )}
              <ol className="grid gap-3">
                {messages.map((message, place) => (
                  <Message
                    key={message.id}
                    message={message}
                    name={otherName}
                    opensDay={dayOf(message) !== dayOf(messages[place - 1])}
                  />
                ))}
              </ol>
              {messages.at(-1)?.own && (
                <p className="justify-self-end text-muted-foreground text-small">
                  {thread.readByOther ? `Read by ${otherName}` : 'Sent'}
                </p>
              )}
            </div>
          </section>
        </Card>
      )}
      {closedAt && (
        <Alert variant="neutral">
          <p>
            {thread.closedByMe ? 'You' : otherName} closed this conversation on <When at={closedAt} />. No one
            can write here until it is reopened.
          </p>
        </Alert>
      )}
      <ButtonForm
        id="reopen"
        action={reopenOwnThread}
        postTo={path}
        fields={{ with: withWhom }}
        label={thread.reopens ? 'Reopen conversation' : null}
      />
      {!thread.hasReader && (
        <Empty>
          <EmptyDescription>
            {otherName} is no longer with us, so no one would read your message.{' '}
            <a
              href={threadPath({ kind: 'team', memberId: '', threadId: null }, 'person')}
              className="text-link"
            >
              Write to us instead
            </a>
            , and we will help you.
          </EmptyDescription>
        </Empty>
      )}
      {!closedAt && thread.waitsForClient && <EmptyNote>{waitsForClientWords(otherName)}</EmptyNote>}
      {!closedAt && thread.hasReader && !thread.waitsForClient && (
        <MessageForm with={withWhom} name={otherName} postTo={path} formToken={formToken} />
      )}
      <CloseThreadForm
        id="close"
        postTo={path}
        hidden={{ with: withWhom }}
        fields={[]}
        button={closedAt || messages.length === 0 ? null : 'Close conversation'}
        behind="Close this conversation"
      />
    </div>
  );
}
