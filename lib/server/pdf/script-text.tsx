import 'server-only';
import { Text, type View } from '@react-pdf/renderer';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { isRightToLeft, paperRuns } from '@/lib/server/pdf/scripts';

type ScriptTextProps = Pick<ComponentProps<typeof View>, 'children' | 'fixed' | 'minPresenceAhead' | 'style'>;

/** Joins neighbouring texts: a word may begin in one expression and end in the next. */
function joined(children: ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    const last = parts.at(-1);
    const text = typeof child === 'number' ? String(child) : child;
    if (typeof text === 'string' && typeof last === 'string') parts[parts.length - 1] = last + text;
    else parts.push(text);
  }
  return parts;
}

/**
 * The text of every document: like the library's own, with the scripts of India, and with people's words in
 * their own direction.
 */
export function ScriptText({ children, style = {}, ...props }: ScriptTextProps) {
  const parts = joined(children);
  const words = parts.filter((part) => typeof part === 'string').join('');
  const own = Array.isArray(style) ? style : [style];
  return (
    <Text
      {...props}
      // A change of script is no place for a line break, but the library takes it for a syllable's end.
      hyphenationPenalty={10_000}
      style={isRightToLeft(words) ? [{ direction: 'rtl', textAlign: 'left' }, ...own] : own}
    >
      {parts.map((part) =>
        typeof part === 'string'
          ? paperRuns(part).map(({ text, script }, index) =>
              script ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: two parts may read the same
                <Text key={index} style={{ fontFamily: `Paper ${script}` }}>
                  {text}
                </Text>
              ) : (
                text
              ),
            )
          : part,
      )}
    </Text>
  );
}
