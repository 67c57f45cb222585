import { Injectable } from '@nestjs/common';
import { bool, command, nullable, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { AiReads, AiUnit } from '../database.ts';

const FIND = query({
  text: `SELECT organization_id AS "organizationId", address, model, sealed_key AS "sealedKey", is_on AS "isOn",
  updated_at AS "updatedAt" FROM ai_models WHERE organization_id = $1`,
  params: [uuid],
  row: {
    ...{ organizationId: uuid, address: text, model: text, sealedKey: nullable(text), isOn: bool },
    updatedAt: timestamptz,
  },
});
const IS_ANY_ON = query({
  text: 'SELECT EXISTS (SELECT 1 FROM ai_models WHERE is_on) AS "isAny"',
  params: [],
  row: { isAny: bool },
});
const SAVE = command({
  text: `INSERT INTO ai_models (organization_id, address, model, sealed_key, is_on, updated_at)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (organization_id) DO UPDATE SET address = excluded.address, model = excluded.model,
  sealed_key = excluded.sealed_key, is_on = excluded.is_on, updated_at = excluded.updated_at`,
  params: [uuid, text, text, nullable(text), bool, timestamptz],
});
const REMOVE = command({ text: 'DELETE FROM ai_models WHERE organization_id = $1', params: [uuid] });

/** The model of an organization as it is stored. */
export interface StoredModel {
  readonly organizationId: string;
  readonly address: string;
  readonly model: string;
  readonly sealedKey: string | null;
  readonly isOn: boolean;
  readonly updatedAt: Date;
}

/** The models of organizations, one change of an organization at a time. */
@Injectable()
export class ModelsRepository {
  /** Whether any organization has a model that is on: without one, nothing more is asked. */
  async isAnyOn(reads: AiReads): Promise<boolean> {
    const [row] = await reads.rows(IS_ANY_ON, []);
    return row?.isAny === true;
  }

  async find(reads: Pick<AiReads, 'rows'>, organizationId: string): Promise<StoredModel | null> {
    const [row] = await reads.rows(FIND, [organizationId]);
    return row ?? null;
  }

  /** The same; until the unit ends nothing else changes it. */
  async lock(unit: AiUnit, organizationId: string): Promise<StoredModel | null> {
    await holdKey(unit, organizationId);
    return this.find(unit, organizationId);
  }

  async save(unit: AiUnit, { organizationId, address, model, sealedKey, isOn }: Omit<StoredModel, 'updatedAt'>) {
    await unit.rows(SAVE, [organizationId, address, model, sealedKey, isOn, unit.now]);
  }

  async remove(unit: AiUnit, organizationId: string): Promise<void> {
    await holdKey(unit, organizationId);
    await unit.rows(REMOVE, [organizationId]);
  }
}
