import { Circle, Ellipse, G, Line, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { colour, sheetStyle } from '@/components/site/tool/sheet/style';
import { Steps } from '@/components/site/tool/sheet/writing';
import type { SheetBlock } from '@/lib/site/tool/sheet';

type Block<Kind extends SheetBlock['kind']> = Extract<SheetBlock, { kind: Kind }>;

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function MoodDay({ day, moods }: { day: string; moods: readonly string[] }) {
  return (
    <View
      style={{
        flex: 1,
        borderWidth: 0.75,
        borderColor: colour.rule,
        borderRadius: 4,
        padding: 4,
        height: 124,
      }}
    >
      <Text style={[sheetStyle.label, { fontSize: 9.5, textAlign: 'center' }]}>{day}</Text>
      <View style={{ gap: 2, alignItems: 'center', marginTop: 3 }}>
        {moods.map((mood, index) => {
          const level = moods.length - index;
          return (
            <View
              key={mood}
              style={{
                width: 12,
                height: 12,
                borderRadius: 6,
                borderWidth: 0.9,
                borderColor: colour.primary,
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              <Text style={{ fontSize: 7, lineHeight: 1, color: colour.soft }}>{level}</Text>
            </View>
          );
        })}
      </View>
      <Text style={{ fontSize: 7.5, color: colour.soft, marginTop: 'auto' }}>sleep ____ h</Text>
      <View style={{ height: 13, borderBottomWidth: 0.75, borderBottomColor: colour.rule }} />
    </View>
  );
}

/** Four weeks; the highest circle is the best day, so that a month reads like a curve. */
export function MoodWeeks({ moods }: Block<'mood-weeks'>) {
  return (
    <View style={{ gap: 8 }}>
      <Text style={sheetStyle.hint}>
        {moods.map((mood, index) => `${index + 1} ${mood}`).join('   ·   ')}
      </Text>
      {[1, 2, 3, 4].map((week) => (
        <View key={week} wrap={false}>
          <Text style={[sheetStyle.label, { fontSize: 9.5, color: colour.primary, marginBottom: 2 }]}>
            Week {week}, from ____ / ____
          </Text>
          <View style={{ flexDirection: 'row', gap: 5 }}>
            {days.map((day) => (
              <MoodDay key={day} day={day} moods={moods} />
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

const box = { borderWidth: 1, borderColor: colour.primary, borderRadius: 8, padding: 10 } as const;

function Fork() {
  return (
    <Svg viewBox="0 0 500 44" style={{ height: 44, width: '100%' }}>
      <Path
        d="M250 0V14C250 26 240 26 226 26H140C126 26 122 30 122 44M250 14C250 26 260 26 274 26H360C374 26 378 30 378 44"
        stroke={colour.primary}
        strokeWidth={2}
        fill="none"
      />
    </Svg>
  );
}

function Stem() {
  return (
    <Svg viewBox="0 0 20 18" style={{ height: 18, width: 20, alignSelf: 'center' }}>
      <Line x1={10} y1={0} x2={10} y2={18} stroke={colour.primary} strokeWidth={2} />
    </Svg>
  );
}

export function WorryTree({ root, question, yes, no, end }: Block<'worry-tree'>) {
  return (
    <View wrap={false}>
      <View style={[box, { alignSelf: 'center', width: '70%' }]}>
        <Text style={{ textAlign: 'center' }}>{root}</Text>
      </View>
      <Stem />
      <View style={[box, { alignSelf: 'center', backgroundColor: colour.tint, paddingHorizontal: 24 }]}>
        <Text style={[sheetStyle.heading, { textAlign: 'center' }]}>{question}</Text>
      </View>
      <Fork />
      <View style={sheetStyle.columns}>
        <View style={[box, sheetStyle.column, { gap: 5 }]}>
          <Text style={sheetStyle.heading}>Yes</Text>
          <Steps items={yes} />
        </View>
        <View style={[box, sheetStyle.column, { gap: 5 }]}>
          <Text style={sheetStyle.heading}>No</Text>
          <Steps items={no} />
        </View>
      </View>
      <Svg viewBox="0 0 500 26" style={{ height: 26, width: '100%' }}>
        <Path
          d="M122 0C122 16 140 14 250 14M378 0C378 16 360 14 250 14M250 14V26"
          stroke={colour.primary}
          strokeWidth={2}
          fill="none"
        />
      </Svg>
      <View style={[box, { backgroundColor: colour.warmTint, borderColor: colour.warm }]}>
        <Text style={{ textAlign: 'center' }}>{end}</Text>
      </View>
    </View>
  );
}

/** The outline of a standing person, 120 × 260. */
function BodyOutline() {
  return (
    <Svg viewBox="0 0 120 260" style={{ width: 116, height: 250 }}>
      <G stroke={colour.primary} strokeWidth={1.6} fill="none">
        <Ellipse cx={60} cy={24} rx={16} ry={20} />
        <Path d="M52 42V52C34 54 24 60 21 76L10 128C8 138 16 140 19 132L31 92 33 132 30 196 27 244C27 254 44 254 46 244L57 160H63L74 244C76 254 93 254 93 244L90 196 87 132 89 92 101 132C104 140 112 138 110 128L99 76C96 60 86 54 68 52V42" />
      </G>
    </Svg>
  );
}

export function BodyMap({ label, words }: Block<'body-map'>) {
  const half = Math.ceil(words.length / 2);
  const side = (list: readonly string[], align: 'left' | 'right') => (
    <View style={{ flex: 1, justifyContent: 'space-around' }}>
      {list.map((word) => (
        <Text key={word} style={{ textAlign: align }}>
          {word}
        </Text>
      ))}
      <Text style={{ textAlign: align, color: colour.soft }}>________________</Text>
    </View>
  );
  return (
    <View wrap={false} style={{ gap: 4 }}>
      <Text style={sheetStyle.label}>{label}</Text>
      <View style={{ flexDirection: 'row', gap: 26 }}>
        {side(words.slice(0, half), 'right')}
        <BodyOutline />
        {side(words.slice(half), 'left')}
      </View>
    </View>
  );
}

export function Rings({ rings }: Block<'rings'>) {
  return (
    <View wrap={false} style={{ flexDirection: 'row', alignItems: 'center', gap: 18 }}>
      <Svg viewBox="0 0 300 300" style={{ width: 300, height: 300 }}>
        <Circle
          cx={150}
          cy={150}
          r={146}
          stroke={colour.rule}
          strokeWidth={1.2}
          fill="none"
          strokeDasharray="5 4"
        />
        <Circle cx={150} cy={150} r={100} stroke={colour.primary} strokeWidth={1.2} fill="#ffffff" />
        <Circle cx={150} cy={150} r={54} stroke={colour.primary} strokeWidth={1.8} fill={colour.tint} />
        <Text
          x={150}
          y={110}
          textAnchor="middle"
          style={{ fontFamily: 'Sheet Text', fontSize: 12, fontWeight: 600 }}
          fill={colour.primary}
        >
          A
        </Text>
        <Text
          x={150}
          y={66}
          textAnchor="middle"
          style={{ fontFamily: 'Sheet Text', fontSize: 12, fontWeight: 600 }}
          fill={colour.primary}
        >
          B
        </Text>
        <Text
          x={150}
          y={20}
          textAnchor="middle"
          style={{ fontFamily: 'Sheet Text', fontSize: 12, fontWeight: 600 }}
          fill={colour.primary}
        >
          C
        </Text>
      </Svg>
      <View style={{ flex: 1, gap: 14 }}>
        {rings.map(({ title, text }) => (
          <View key={title}>
            <Text style={[sheetStyle.heading, { fontSize: 12 }]}>{title}</Text>
            <Text style={{ marginTop: 2 }}>{text}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

type BreathShape = Block<'breath-card'>['shape'];

/** The line that a finger follows, with a dot at its start; 130 × 100. */
function TracingLine({ shape }: { shape: BreathShape }) {
  const line = { stroke: colour.primary, strokeWidth: 5, fill: 'none', strokeLinecap: 'round' } as const;
  return (
    <Svg viewBox="0 0 130 100" style={{ width: 156, height: 120 }}>
      {shape === 'square' ? <Rect x={22} y={8} width={84} height={84} rx={10} {...line} /> : null}
      {shape === 'triangle' ? (
        <Path d="M14 88L50 12L116 56L116 60L14 88Z" strokeLinejoin="round" {...line} />
      ) : null}
      {shape === 'wave' ? <Path d="M8 82C28 82 30 18 50 18C78 18 86 82 122 82" {...line} /> : null}
      {shape === 'square' ? <Circle cx={22} cy={90} r={7} fill={colour.warm} /> : null}
      {shape === 'triangle' ? <Circle cx={14} cy={88} r={7} fill={colour.warm} /> : null}
      {shape === 'wave' ? <Circle cx={8} cy={82} r={7} fill={colour.warm} /> : null}
    </Svg>
  );
}

export function BreathCard({ title, shape, counts, text }: Block<'breath-card'>) {
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 22,
        borderWidth: 1,
        borderColor: colour.soft,
        borderStyle: 'dashed',
        borderRadius: 10,
        padding: 18,
      }}
    >
      <TracingLine shape={shape} />
      <View style={{ flex: 1, gap: 3 }}>
        <Text style={[sheetStyle.heading, { fontSize: 16, marginBottom: 4 }]}>{title}</Text>
        <Steps items={counts.map(({ phase, seconds }) => `${phase}: ${seconds} counts`)} />
        <Text style={[sheetStyle.hint, { marginTop: 4 }]}>{text}</Text>
      </View>
    </View>
  );
}
