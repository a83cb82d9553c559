import path from 'node:path';
import { Document, Font, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { BodyMap, BreathCard, MoodWeeks, Rings, WorryTree } from '@/components/site/tool/sheet/drawings';
import { colour, sheetStyle } from '@/components/site/tool/sheet/style';
import {
  Checklist,
  Columns,
  Heading,
  Note,
  Prompt,
  Scale,
  Table,
  Week,
} from '@/components/site/tool/sheet/writing';
import { site } from '@/content/site';
import type { Tool } from '@/lib/site/tool/schema';
import type { SheetBlock } from '@/lib/site/tool/sheet';

const folder = path.join(process.cwd(), 'lib/server/pdf/fonts');

// All PDF code in the process shares one list of fonts, so these names belong to this module alone.
Font.register({
  family: 'Sheet Text',
  fonts: [
    { src: path.join(folder, 'figtree-latin-400-normal.woff'), fontWeight: 400 },
    { src: path.join(folder, 'figtree-latin-600-normal.woff'), fontWeight: 600 },
  ],
});
Font.register({
  family: 'Sheet Display',
  src: path.join(folder, 'fraunces-latin-600-normal.woff'),
  fontWeight: 600,
});
// Never hyphenates: people read a worksheet at arm's length.
Font.registerHyphenationCallback((word) => [word]);

function Block({ block }: { block: SheetBlock }) {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />;
    case 'prompt':
      return <Prompt {...block} />;
    case 'columns':
      return <Columns {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'checklist':
      return <Checklist {...block} />;
    case 'week':
      return <Week {...block} />;
    case 'scale':
      return <Scale {...block} />;
    case 'note':
      return <Note {...block} />;
    case 'mood-weeks':
      return <MoodWeeks {...block} />;
    case 'worry-tree':
      return <WorryTree {...block} />;
    case 'body-map':
      return <BodyMap {...block} />;
    case 'rings':
      return <Rings {...block} />;
    case 'breath-card':
      return <BreathCard {...block} />;
  }
}

/** Our mark, the lit doorway, in the size of a letterhead. */
function Doorway() {
  return (
    <Svg viewBox="0 0 40 44" style={{ width: 24, height: 26 }}>
      <Path d="M4 44V20C4 10 14 10 20 1C26 10 36 10 36 20V44Z" fill={colour.primary} />
      <Path d="M11 44V24C11 17 17 17 20 11C23 17 29 17 29 24V44Z" fill="#f3b64a" />
    </Svg>
  );
}

function SheetDocument({ tool }: { tool: Tool }) {
  const { title, type, sheet } = tool;
  return (
    <Document
      title={`${title} (${type})`}
      author={site.name}
      subject={tool.description}
      language="en-IN"
      creator={site.name}
      producer={site.name}
      // Fixed, so that the same words always give the same bytes.
      creationDate={new Date('2026-11-20T00:00:00Z')}
      modificationDate={new Date('2026-11-20T00:00:00Z')}
    >
      {sheet.pages.map((blocks, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a sheet have no other name
        <Page key={number} size="A4" style={sheetStyle.page}>
          <View style={sheetStyle.header}>
            <Doorway />
            <Text style={sheetStyle.title}>{title}</Text>
            <Text style={sheetStyle.brand}>{site.name}</Text>
          </View>
          <Text style={sheetStyle.intro}>{number === 0 ? sheet.intro : `${type}, page ${number + 1}`}</Text>
          <View style={sheetStyle.blocks}>
            {blocks.map((block, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
              <Block key={position} block={block} />
            ))}
          </View>
          <View style={sheetStyle.footer} fixed>
            <Text>In danger: call 112. To talk to someone in India, free, day and night: 14416.</Text>
            <Text>
              {number + 1} of {sheet.pages.length}
            </Text>
          </View>
        </Page>
      ))}
    </Document>
  );
}

/** The printable sheet of a tool: A4, text as text, fonts embedded; equal input gives equal bytes. */
export function renderSheet(tool: Tool): Promise<Buffer> {
  return renderToBuffer(<SheetDocument tool={tool} />);
}
