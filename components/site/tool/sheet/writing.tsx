import { Text, View } from '@react-pdf/renderer';
import { colour, sheetStyle } from '@/components/site/tool/sheet/style';
import type { SheetBlock } from '@/lib/site/tool/sheet';

type Block<Kind extends SheetBlock['kind']> = Extract<SheetBlock, { kind: Kind }>;

function Rules({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => (
    <View key={key} style={sheetStyle.rule} />
  ));
}

export function Heading({ text, hint }: Block<'heading'>) {
  return (
    <View>
      <Text style={sheetStyle.heading}>{text}</Text>
      {hint ? <Text style={[sheetStyle.hint, { marginTop: 2 }]}>{hint}</Text> : null}
    </View>
  );
}

export function Prompt({ label, hint, lines }: Omit<Block<'prompt'>, 'kind'>) {
  return (
    <View wrap={false}>
      <Text style={sheetStyle.label}>{label}</Text>
      {hint ? <Text style={sheetStyle.hint}>{hint}</Text> : null}
      <Rules lines={lines} />
    </View>
  );
}

/** Questions side by side, with lines that begin at the same height. */
export function Columns({ prompts }: Block<'columns'>) {
  return (
    <View wrap={false} style={sheetStyle.columns}>
      {prompts.map((prompt) => (
        <View key={prompt.label} style={[sheetStyle.column, { justifyContent: 'space-between' }]}>
          <View>
            <Text style={sheetStyle.label}>{prompt.label}</Text>
            {prompt.hint ? <Text style={sheetStyle.hint}>{prompt.hint}</Text> : null}
          </View>
          <View>
            <Rules lines={prompt.lines} />
          </View>
        </View>
      ))}
    </View>
  );
}

export function Table({ columns, rows, rowHeight }: Block<'table'>) {
  const names = typeof rows === 'number' ? Array.from({ length: rows }, () => '') : rows;
  return (
    <View wrap={false} style={{ borderWidth: 0.75, borderColor: colour.rule, borderRadius: 4 }}>
      <View style={{ flexDirection: 'row', backgroundColor: colour.tint }}>
        {columns.map(({ label, share }) => (
          <Text
            key={label}
            style={[sheetStyle.label, { flexBasis: 0, flexGrow: share, padding: 5, fontSize: 9.5 }]}
          >
            {label}
          </Text>
        ))}
      </View>
      {names.map((name, row) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: blank rows of paper are told apart by nothing else
          key={row}
          style={{
            flexDirection: 'row',
            height: rowHeight,
            borderTopWidth: 0.75,
            borderTopColor: colour.rule,
          }}
        >
          {columns.map(({ label, share }, column) => (
            <View
              key={label}
              style={{
                flexBasis: 0,
                flexGrow: share,
                padding: 5,
                borderLeftWidth: column === 0 ? 0 : 0.75,
                borderLeftColor: colour.rule,
              }}
            >
              {column === 0 && name ? <Text style={sheetStyle.label}>{name}</Text> : null}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

export function Checklist({ title, items }: Block<'checklist'>) {
  return (
    <View wrap={false} style={{ gap: 7 }}>
      <Text style={sheetStyle.heading}>{title}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: 8 }}>
        {items.map((item) => (
          <View key={item} style={{ width: '50%', flexDirection: 'row', gap: 7, paddingRight: 12 }}>
            <View style={[sheetStyle.box, { marginTop: 1 }]} />
            <Text style={{ flex: 1 }}>{item}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function Week({ groups }: Block<'week'>) {
  return (
    <View wrap={false} style={{ gap: 9 }}>
      {groups.map(({ title, items }) => (
        <View key={title}>
          <View style={{ flexDirection: 'row', alignItems: 'flex-end', paddingBottom: 3 }}>
            <Text style={[sheetStyle.heading, { fontSize: 12, flexGrow: 1 }]}>{title}</Text>
            {days.map((day) => (
              <Text key={day} style={[sheetStyle.hint, { width: 34, textAlign: 'center', fontSize: 8.5 }]}>
                {day}
              </Text>
            ))}
          </View>
          {items.map((item, row) => (
            <View
              // biome-ignore lint/suspicious/noArrayIndexKey: rows to be filled in by hand have no words yet
              key={row}
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                height: 23,
                borderTopWidth: 0.75,
                borderTopColor: colour.rule,
              }}
            >
              <Text style={{ flexGrow: 1 }}>{item}</Text>
              {days.map((day) => (
                <View key={day} style={{ width: 34, alignItems: 'center' }}>
                  <View style={sheetStyle.box} />
                </View>
              ))}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

const marks = Array.from({ length: 11 }, (_, mark) => mark);

export function Scale({ label, low, high }: Block<'scale'>) {
  return (
    <View wrap={false}>
      <Text style={sheetStyle.label}>{label}</Text>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8, marginTop: 5 }}>
        <Text style={sheetStyle.hint}>{low}</Text>
        <View style={{ flexDirection: 'row', flexGrow: 1, justifyContent: 'space-between' }}>
          {marks.map((mark) => (
            <View
              key={mark}
              style={{
                width: 20,
                height: 20,
                borderRadius: 10,
                borderWidth: 0.75,
                borderColor: colour.soft,
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              <Text style={{ fontSize: 9, lineHeight: 1 }}>{mark}</Text>
            </View>
          ))}
        </View>
        <Text style={sheetStyle.hint}>{high}</Text>
      </View>
    </View>
  );
}

/** Numbered instructions inside another block. */
export function Steps({ items }: { items: readonly string[] }) {
  return (
    <View style={{ gap: 4 }}>
      {items.map((item, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
        <View key={step} style={{ flexDirection: 'row', gap: 6 }}>
          <Text style={[sheetStyle.label, { color: colour.warm, width: 12 }]}>{step + 1}</Text>
          <Text style={{ flex: 1 }}>{item}</Text>
        </View>
      ))}
    </View>
  );
}

export function Note({ text }: Block<'note'>) {
  return (
    <View wrap={false} style={sheetStyle.note}>
      <Text style={{ flex: 1 }}>{text}</Text>
    </View>
  );
}
