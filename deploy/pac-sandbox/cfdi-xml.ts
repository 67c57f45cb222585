import { escapeHtml } from '@nivel/platform/escape-html';
import type { CfdiOrder } from './cfdi-order.ts';

const pesos = (centavos: number): string => (centavos / 100).toFixed(2);

/** A receipt in the form of CFDI 4.0, without seals: it cannot be taken for a real one. */
export const cfdiXml = (uuid: string, { receiver, concept, paymentForm }: CfdiOrder): string => {
  const [net, iva, total] = [concept.amount - concept.iva, concept.iva, concept.amount].map(pesos);
  const attributes = (of: Readonly<Record<string, string | undefined>>): string =>
    Object.entries(of)
      .map(([name, value]) => `${name}="${escapeHtml(value ?? '')}"`)
      .join(' ');
  const tax = attributes({ Base: net, Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: iva });
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- SIN VALIDEZ FISCAL: hecho en un entorno de pruebas. -->
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" ${attributes({
    ...{ Version: '4.0', Moneda: 'MXN', TipoDeComprobante: 'I', Exportacion: '01', MetodoPago: 'PUE' },
    ...{ FormaPago: paymentForm, LugarExpedicion: '06000', SubTotal: net, Total: total },
  })}>
  <cfdi:Emisor ${attributes({ Rfc: 'EKU9003173C9', Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601' })}/>
  <cfdi:Receptor ${attributes({
    ...{ Rfc: receiver.rfc, Nombre: receiver.name, DomicilioFiscalReceptor: receiver.postalCode },
    ...{ RegimenFiscalReceptor: receiver.regime, UsoCFDI: receiver.use },
  })}/>
  <cfdi:Conceptos>
    <cfdi:Concepto ${attributes({
      ...{ ClaveProdServ: '86132000', Cantidad: '1', ClaveUnidad: 'E48', Descripcion: concept.description },
      ...{ ValorUnitario: net, Importe: net, ObjetoImp: '02' },
    })}>
      <cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado ${tax}/></cfdi:Traslados></cfdi:Impuestos>
    </cfdi:Concepto>
  </cfdi:Conceptos>
  <cfdi:Impuestos TotalImpuestosTrasladados="${iva ?? ''}"><cfdi:Traslados><cfdi:Traslado ${tax}/></cfdi:Traslados></cfdi:Impuestos>
  <cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${uuid}"/></cfdi:Complemento>
</cfdi:Comprobante>
`;
};
