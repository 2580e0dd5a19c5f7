import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type DocumentNode, Kind } from 'graphql'
import { expect, test } from 'vitest'
import { objectTypes } from '#data/object-types.gen.ts'
import { permissions } from '#domain/account/permissions.ts'
import { canAnswer } from '#offline/catalogue/can-answer.ts'
import { ruleOf } from '../../server/allow.ts'
import { contract, schema } from '../../server/schema.ts'
import specified from './specified-operations.json'

const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type!.getFields()),
)

test('every field of Query and Mutation says who may ask', () => {
  const silent = rootFields.filter(
    ({ astNode }) => !astNode?.directives?.some(({ name }) => name.value === 'allow'),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('scopes of the contract are scopes, and every rule means something', () => {
  for (const field of rootFields) {
    const { anyScope, who } = ruleOf(field)
    expect(
      anyScope.filter((scope) => !permissions.includes(scope)),
      field.name,
    ).toEqual([])
    expect(who === 'ANYONE' && anyScope.length > 0, `${field.name}: anyone needs no scope`).toBe(
      false,
    )
  }
})

test('a device knows the type of everything it may answer', () => {
  const answered = Object.keys(schema.getQueryType()!.getFields()).filter((name) =>
    canAnswer(name, {}),
  )
  expect(Object.keys(objectTypes.Query!).sort()).toEqual(answered.sort())
})

test('who may ask what', () => {
  const lines = rootFields
    .map((field) => `${field.name}: ${ruleOf(field).anyScope.join(' or ') || ruleOf(field).who}`)
    .sort()
  expect(lines).toMatchSnapshot()
})

/** Fields needed by offline work and the portal beyond the specification's operations. */
// The second form of the analysis is named in the specification beside the third, for plain clients.
const added = [
  'importFeeds',
  'sentImport',
  'openImport',
  'startImport',
  'portalOpening',
  'openPortal',
  'contentSearch',
  'secondFactor',
  'startOneTimeCodes',
  'confirmOneTimeCodes',
  'removeOneTimeCodes',
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'renewRecoveryCodes',
  'resetSecondFactor',
  'punchOut',
  'returnPunchOut',
  'noteExport',
  'cancelPunchOut',
  'customerKeys',
  'customerKey',
  'saveCustomerKey',
  'revokeCustomerKey',
  'deleteCustomerKey',
  'downloadOffer',
  'downloadSchedules',
  'downloadSchedule',
  'saveDownloadSchedule',
  'retryDownload',
  'rotateDownloadSecret',
  'resendDownload',
  'deleteDownloadSchedule',
  'accountPolygonBikesData',
  'registeredFrame',
  'updateRegisteredFrame',
  'pictureTargets',
  'uploadedFiles',
  'removedProducts',
  'restoreProducts',
  'warranty',
  'claimBoard',
  'claimFrame',
  'customerFrames',
  'customerFrame',
  'claimTransitions',
  'updateClaimStatuses',
  'salesAreaCategories',
  'salesAreaCustomers',
  'bannerSorgs',
  'markNewsRead',
  'markSalesDocumentRead',
  'unreadContent',
  'userAreaAnnouncement',
  'orderBanners',
  'restoreAnnouncement',
  'restoreBanner',
  'restoreMarketingMaterial',
  'restoreMarketingMaterialCategory',
  'orderMarketingMaterials',
  'orderMarketingMaterialCategories',
  'markMarketingMaterialRead',
  'visitKinds',
  'otherMidRanges',
  'equipments',
  'brandDisplays',
  'formVisit',
  'lastFormVisit',
  'formVisitTrend',
  'restoreFormVisit',
  'visitForms',
  'visitForm',
  'saveVisitForm',
  'deleteVisitForm',
  'visitChoices',
  'visitChoice',
  'saveVisitChoice',
  'deleteVisitChoice',
  'allVisitSeries',
  'visitSeries',
  'saveVisitSeries',
  'deleteVisitSeries',
  'termChoices',
  'salesOrganisations',
  'salesOrganisation',
  'saveSalesOrganisation',
  'deleteSalesOrganisation',
  'paymentMethods',
  'paymentMethod',
  'savePaymentMethod',
  'deletePaymentMethod',
  'shipmentRates',
  'shipmentRate',
  'saveShipmentRate',
  'deleteShipmentRate',
  'freightSteps',
  'freightStep',
  'saveFreightStep',
  'deleteFreightStep',
  'contentLayouts',
  'contentLayout',
  'saveContentLayout',
  'deleteContentLayout',
  'targetMarkets',
  'targetMarket',
  'saveTargetMarket',
  'deleteTargetMarket',
  'orderView',
  'orderPage',
  'delivery',
  'invoice',
  'paymentRequests',
  'officePaymentRequests',
  'paymentRequest',
  'payOrder',
  'settlePayment',
  'officeOrders',
  'officeOrder',
  'confirmOrder',
  'salesOverviewFilterDataV4',
  'createExport',
  'exportJob',
  'exportJobs',
  'quotes',
  'quote',
  'createQuote',
  'sendQuote',
  'acceptQuote',
  'declineQuote',
  'withdrawQuote',
  'auditLog',
  'auditActions',
  'buyingOverview',
  'saveSetting',
  'settingChanges',
  'creditWarnings',
  'customerInquiries',
  'markInquiries',
  'acceptanceChoices',
  'replyToInquiry',
  'acceptInquiry',
  'customerFeedbacks',
  'customerFeedback',
  'markFeedback',
  'replyToFeedback',
  'vendors',
  'vendor',
  'vendorPeople',
  'thirdPartyArticle',
  'saveThirdPartyArticle',
  'deleteThirdPartyArticle',
  'saveVendor',
  'deleteVendor',
  'identityProviders',
  'identityProvider',
  'identityProviderCallbacks',
  'saveIdentityProvider',
  'deleteIdentityProvider',
  'userIdentities',
  'unlinkUserIdentity',
  'webhooks',
  'webhook',
  'webhookDeliveries',
  'saveWebhook',
  'rotateWebhookSecret',
  'sendWebhookTest',
  'deleteWebhook',
  'replayWebhookDelivery',
  'replayFailedWebhooks',
  'machineKeys',
  'machineKey',
  'saveMachineKey',
  'sandbox',
  'resetSandbox',
  'revokeMachineKey',
  'deleteMachineKey',
  'userDevices',
  'permissionHolders',
  'sendUserLink',
  'endUserSessions',
  'viewAsUser',
  'searchSynonyms',
  'searchSynonym',
  'saveSearchSynonym',
  'deleteSearchSynonym',
  'articlePictures',
  'articlePicture',
  'brandPictures',
  'attachArticlePicture',
  'orderArticlePictures',
  'removeArticlePicture',
  'shareArticlePictures',
  'removeBrandPicture',
  'saveBrandPicture',
  'articlesByCode',
  'alreadyComing',
  'relatedProducts',
  'alreadyComing',
  'orderHandovers',
  'sendOrderAgain',
  'recordHandovers',
  'sendRecordAgain',
  'sendMailAgain',
  'undoImport',
  'confirmEmail',
  'operations',
  'deleteGroupRole',
  'deletePermission',
  'deleteRole',
  'groupRole',
  'permission',
  'permissions',
  'rightsChoices',
  'role',
  'saveGroupRole',
  'savePermission',
  'saveRole',
  'restockSubscriptions',
  'subscribe',
  'unsubscribe',
  'namedCart',
  'cartBook',
  'productAnalyzesV2',
  'catalogueAreas',
  'checkoutStatus',
  'cartFreight',
  'orderTypes',
  'merchantConfigs',
  'portal',
  'syncIntents',
  'changePassword',
  'devices',
  'hostSettings',
  'imports',
  'mailMessages',
  'markNotificationsRead',
  'notifications',
  'orderAgain',
  'passwordLink',
  'pushKey',
  'pushSubscriptions',
  'requestPasswordLink',
  'revokeDevice',
  'revokePushSubscription',
  'setPassword',
  'unreadNotifications',
]

test('operations are called what the specification calls them, in its newest version', () => {
  expect(
    rootFields
      .map(({ name }) => name)
      .filter((name) => !specified.includes(name) && !added.includes(name)),
  ).toEqual([])
})

test('what the specification has and the contract has not', () => {
  const names = rootFields.map(({ name }) => name)
  expect(specified.filter((name) => !names.includes(name)).length).toMatchSnapshot()
})

test('screens ask documents that have names, each name once', async () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.gql.ts'),
  )
  const names: string[] = []
  for (const file of files) {
    const exported = (await import(pathToFileURL(`src/${file}`).href)) as Record<string, unknown>
    for (const document of Object.values(exported) as DocumentNode[]) {
      if (document?.kind !== Kind.DOCUMENT) continue
      names.push(
        ...document.definitions.flatMap((definition) =>
          definition.kind === Kind.OPERATION_DEFINITION
            ? [definition.name?.value ?? `unnamed in ${file}`]
            : [],
        ),
      )
    }
  }
  expect(names.length).toBeGreaterThan(5)
  expect(names.sort()).toEqual([...new Set(names)].sort())
  expect(names.filter((name) => name.startsWith('unnamed'))).toEqual([])
})

test('screens, server and build read one contract', () => {
  expect(readFileSync('schema/all.gen.graphql', 'utf8')).toBe(contract().join('\n'))
})
