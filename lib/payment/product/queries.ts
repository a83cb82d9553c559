import 'server-only';
import couplesMarriageTherapy from '@/public/cms/products/couples-marriage-therapy.json';
import detailedPsychologicalAssessment from '@/public/cms/products/detailed-psychological-assessment.json';
import diagnosticEvaluation from '@/public/cms/products/diagnostic-evaluation.json';
import familyTherapy from '@/public/cms/products/family-therapy.json';
import individualCounseling from '@/public/cms/products/individual-counseling.json';
import internshipClinicalObservation from '@/public/cms/products/internship-clinical-observation.json';
import internshipCommunityOutreach from '@/public/cms/products/internship-community-outreach.json';
import internshipCounsellingFoundations from '@/public/cms/products/internship-counselling-foundations.json';
import internshipResearchAndContent from '@/public/cms/products/internship-research-and-content.json';
import screeningAssessments from '@/public/cms/products/screening-assessments.json';
import { type Product, productSchema } from './schema';

const files: Readonly<Record<string, unknown>> = {
  'individual-counseling': individualCounseling,
  'couples-marriage-therapy': couplesMarriageTherapy,
  'family-therapy': familyTherapy,
  'screening-assessments': screeningAssessments,
  'diagnostic-evaluation': diagnosticEvaluation,
  'detailed-psychological-assessment': detailedPsychologicalAssessment,
  'internship-counselling-foundations': internshipCounsellingFoundations,
  'internship-clinical-observation': internshipClinicalObservation,
  'internship-research-and-content': internshipResearchAndContent,
  'internship-community-outreach': internshipCommunityOutreach,
};

/** All products, in the order of the price list. An invalid file stops the build. */
export const products: readonly Product[] = Object.entries(files).map(([slug, file]) => ({
  slug,
  ...productSchema.parse(file),
}));

/** The product with this slug; an address can hold anything. */
export function productNamed(slug: string): Product | undefined {
  return products.find((product) => product.slug === slug);
}
