import path from 'node:path';
import { Document, Font, Page, Path, StyleSheet, Svg, View } from '@react-pdf/renderer';
import { benefits, steps } from '@/content/corporate-plans';
import { site, statedBy } from '@/content/site';
import { paperFonts } from '@/lib/server/pdf/fonts';
import { ScriptText } from '@/lib/server/pdf/script-text';
import type { Claims } from '@/lib/site/claims/kind';
import type { Partners } from '@/lib/site/people/kind';

const fontFile = (name: string) => path.join(process.cwd(), 'components/site/share/fonts', name);

Font.register({ family: 'Brochure Display', src: fontFile('fraunces-600.woff') });
Font.register({ family: 'Brochure Text', src: fontFile('figtree-500.woff') });
const displayFonts = ['Brochure Display', ...paperFonts];

/** Light values of the design language; the PDF renderer knows neither tokens nor oklch. */
const colour = {
  deep: '#00443e',
  primary: '#005850',
  foreground: '#152828',
  soft: '#3a4c4b',
  background: '#fcf9f2',
  sun: '#f3af49',
  clay: '#7f4608',
  mist: '#dff2ec',
  cream: '#f6e6c7',
  leaf: '#5b9c7a',
  leafDeep: '#2a725c',
};

const style = StyleSheet.create({
  page: {
    backgroundColor: colour.background,
    color: colour.foreground,
    fontFamily: ['Brochure Text', ...paperFonts],
    fontSize: 11.5,
    lineHeight: 1.5,
  },
  cover: { backgroundColor: colour.deep, color: '#ffffff', height: 300, flexDirection: 'row' },
  coverWords: { width: 340, paddingLeft: 44, paddingTop: 40, paddingRight: 16 },
  brand: { fontFamily: displayFonts, fontSize: 18, color: colour.sun },
  title: { fontFamily: displayFonts, fontSize: 30, lineHeight: 1.12, marginTop: 54 },
  lead: { fontSize: 12, marginTop: 14, color: '#d8ebe5' },
  body: { paddingHorizontal: 44, paddingTop: 24 },
  heading: {
    fontFamily: displayFonts,
    fontSize: 19,
    lineHeight: 1.2,
    color: colour.primary,
    marginBottom: 10,
  },
  grid: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  benefit: { width: '31%', borderTopWidth: 2, borderTopColor: colour.sun, paddingTop: 7, marginBottom: 16 },
  small: { fontSize: 10.2, color: colour.soft },
  strong: { fontFamily: displayFonts, fontSize: 12, lineHeight: 1.25, marginBottom: 3 },
  claims: { flexDirection: 'row', backgroundColor: colour.mist, borderRadius: 8, padding: 16, marginTop: 4 },
  claim: { width: '33.3%' },
  figure: { fontFamily: displayFonts, fontSize: 22, lineHeight: 1.2, color: colour.primary },
  footer: {
    position: 'absolute',
    bottom: 26,
    left: 44,
    right: 44,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 9,
    color: colour.soft,
  },
  section: { marginBottom: 24 },
  quote: { width: '48%', backgroundColor: colour.cream, borderRadius: 8, padding: 14 },
  call: { backgroundColor: colour.deep, color: '#ffffff', borderRadius: 10, padding: 20 },
});

function Doorway() {
  return (
    <Svg viewBox="0 0 255 300" width={255} height={300}>
      <Path d="M30 300V150C30 78 72 40 128 20c56 20 98 58 98 130v150Z" fill={colour.primary} />
      <Path d="M52 300V156c0-58 32-92 76-108 44 16 76 50 76 108v144Z" fill={colour.cream} />
      <Path d="M128 112a46 46 0 1 1 0 92 46 46 0 1 1 0-92Z" fill={colour.sun} />
      <Path d="M52 200c24-18 48-16 74 4 26 20 52 18 78-6v102H52Z" fill={colour.leaf} />
      <Path d="M52 240c30-14 56-8 80 6 24 12 48 12 72 2v52H52Z" fill={colour.leafDeep} />
      <Path d="M104 300c-2-26 4-46 16-60h16c12 14 18 34 16 60Z" fill={colour.background} />
      <Path d="M52 286h152v14H52Z" fill={colour.background} />
    </Svg>
  );
}

function Footer({ page, address }: { page: number; address: string }) {
  return (
    <View style={style.footer}>
      <ScriptText>
        {site.name} · {address}
      </ScriptText>
      <ScriptText>{page} of 2</ScriptText>
    </View>
  );
}

type BrochureProps = {
  /** How to reach us: address of the site without its scheme, and the support mailbox. */
  readonly address: string;
  readonly email: string;
  readonly claims: Claims['corporate'];
  readonly partners: Partners & { readonly sample: boolean };
};

/** The corporate brochure: two A4 pages of real text; the same content gives the same bytes. */
export function Brochure({ address, email, claims, partners }: BrochureProps) {
  // A fixed day, so that the file does not change from build to build.
  const day = new Date('2026-11-20T00:00:00Z');
  return (
    <Document
      title={`${site.name}: corporate wellness plans`}
      author={site.name}
      subject="Counselling for employees"
      language="en-IN"
      creator={site.name}
      producer={site.name}
      creationDate={day}
      modificationDate={day}
    >
      <Page size="A4" style={style.page}>
        <View style={style.cover}>
          <View style={style.coverWords}>
            <ScriptText style={style.brand}>{site.name}</ScriptText>
            <ScriptText style={style.title}>Counselling for your employees</ScriptText>
            <ScriptText style={style.lead}>
              Confidential counselling for your people, and workshops for your teams. We never tell a company
              who talks to a counsellor.
            </ScriptText>
          </View>
          <Doorway />
        </View>
        <View style={style.body}>
          <ScriptText style={style.heading}>What your people get</ScriptText>
          <View style={style.grid}>
            {benefits.map(({ title, text }) => (
              <View key={title} style={style.benefit}>
                <ScriptText style={style.strong}>{title}</ScriptText>
                <ScriptText style={style.small}>{text}</ScriptText>
              </View>
            ))}
          </View>
          {claims.length > 0 && (
            <>
              <View style={style.claims}>
                {claims.map(({ figure, text }) => (
                  <View key={text} style={style.claim}>
                    <ScriptText style={style.figure}>{figure}</ScriptText>
                    <ScriptText>{text}</ScriptText>
                  </View>
                ))}
              </View>
              <ScriptText style={[style.small, { marginTop: 8 }]}>{statedBy}</ScriptText>
            </>
          )}
        </View>
        <Footer page={1} address={address} />
      </Page>
      <Page size="A4" style={[style.page, { paddingTop: 28 }]}>
        <View style={style.body}>
          <View style={style.section}>
            <ScriptText style={style.heading}>How it begins</ScriptText>
            <View style={style.grid}>
              {steps.map(({ when, title, text }) => (
                <View key={when} style={{ width: '31%' }}>
                  <ScriptText style={{ color: colour.clay }}>{when}</ScriptText>
                  <ScriptText style={style.strong}>{title}</ScriptText>
                  <ScriptText style={style.small}>{text}</ScriptText>
                </View>
              ))}
            </View>
          </View>
          <View style={style.section}>
            <ScriptText style={style.heading}>What it costs</ScriptText>
            <ScriptText>
              The price depends on what you need and on the number of employees. You get it in writing.
            </ScriptText>
          </View>
          <View style={style.section}>
            <ScriptText style={style.heading}>What partners say</ScriptText>
            <View style={style.grid}>
              {partners.partners.map(({ quote, name, place }) => (
                <View key={name} style={style.quote}>
                  <ScriptText>“{quote}”</ScriptText>
                  <ScriptText style={[style.small, { marginTop: 8 }]}>
                    {name}, {place}
                    {partners.sample ? ' (sample data)' : ''}
                  </ScriptText>
                </View>
              ))}
            </View>
          </View>
          <View style={style.call}>
            <ScriptText
              style={{ fontFamily: displayFonts, fontSize: 19, lineHeight: 1.2, color: colour.sun }}
            >
              Shall we talk?
            </ScriptText>
            <ScriptText style={{ marginTop: 8 }}>
              Schedule a demo at {address}/corporate-plans, or write to {email}. {site.responsePromise}
            </ScriptText>
            <ScriptText style={{ marginTop: 8, fontSize: 9, color: '#d8ebe5' }}>
              In danger, call 112. To talk to someone at any hour, free: Tele-MANAS 14416. Our service is not
              an emergency service.
            </ScriptText>
          </View>
        </View>
        <Footer page={2} address={address} />
      </Page>
    </Document>
  );
}
