CREATE TABLE "grievance_alerts" (
    "grievance_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grievance_alerts_pkey" PRIMARY KEY ("grievance_id","kind")
);

ALTER TABLE "grievance_alerts" ADD CONSTRAINT "grievance_alerts_grievance_id_fkey" FOREIGN KEY ("grievance_id") REFERENCES "grievances"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE grievance_alerts
  ADD CONSTRAINT grievance_alerts_kind_known CHECK (
    kind IN ('arrived', 'acknowledge_soon', 'acknowledge_late', 'answer_soon', 'answer_late'));
