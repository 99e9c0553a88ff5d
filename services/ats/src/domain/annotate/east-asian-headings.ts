import { withoutBlanks } from '../vocabulary/east-asian/script.ts'
import type { SectionKind } from './section-kinds.ts'

/** Headings in Chinese, in simplified and traditional letters. */
const chinese: Partial<Record<SectionKind, string>> = {
  header: `个人信息 基本信息 个人资料 个人资讯 基本资料 联系方式 联系信息 联系我 联络方式 個人資訊 個人資料 個人信息 基本資料 聯絡方式 聯絡資訊 聯絡資料 聯繫方式 連絡方式 連絡資訊 联络信息 個人檔案`,
  summary: `总结 个人简介 个人评价 自我评价 自我介绍 个人总结 个人概述 个人优势 核心优势 职业概述 职业概要 职业目标 求职意向 求职目标 关于我 个人陈述 简介 自我描述 自我总结 职业总结 个人介绍 个人描述 优势
    自我陈述 應徵職務 求職意向 求職條件 自我介紹 自我評價 個人簡介 個人介紹 關於我 簡介 自傳 職涯目標 職涯摘要 個人特質 個人優勢 專業摘要 個人摘要 摘要 概述  期望职位 意向岗位 应聘职位`,
  experience: `工作经历 工作经验 工作履历 工作背景 工作 职业经历 职业经验 职业生涯 职业履历 职业背景 从业经历 从业经验 任职经历 实习经历 实习经验 实习 实习与工作经历 实践经历 社会实践 社会实践经历 实践经验
    经历 工作情况 工作简历 主要经历 主要工作经历 相关经历 专业经历 专业经验 全职经历 兼职经历 创业经历 教学经历 临床经历 工作及实习经历 相关工作经验 个人经历 就业经历 公司经历 在职经历
    工作經歷 工作經驗 工作履歷 職業經歷 職業生涯 實習經歷 實習經驗 實習 經歷 經驗 職場經歷 職務經歷 工作資歷 專業經歷 打工經驗 工讀經驗 主要經歷 相關經歷 相關工作經驗 學經歷`,
  education: `教育背景 教育经历 教育情况 教育程度 教育信息 教育履历 教育 教育与培训 教育及培训 学历 学历背景 学习经历 求学经历 学术背景 学业背景 教育培训 教育资历 学历信息 最高学历
    教育經歷 教育程度 教育資料 學歷 學歷背景 學經歷背景 學習經歷 求學經歷 學業背景 最高學歷 學術背景 教育訓練`,
  skills: `专业技能 技能 技能特长 技能专长 个人技能 职业技能 技术栈 技能栈 技术能力 专业能力 核心能力 能力 技能清单 技能列表 技能树 IT技能 计算机技能 技术 技术专长 专业特长 特长 专长 技能标签 掌握技能 专业知识
    软件技能 技能与证书 语言与技能 其他技能 技能评价 相关技能 编程技能 核心技能 编程语言 專業技能 技能 專長 技術 專業能力 技能專長 專業專長 核心能力 擅長工具 程式語言 工作技能 電腦技能 專業`,
  projects: `項目 项目经历 项目经验 项目 项目实践 主要项目 个人项目 开源项目 开源经历 项目背景 项目展示 科研项目 科研经历 科研经验 研究经历 项目简介 相关项目 竞赛项目 课程项目 实习项目 个人作品 作品 作品集 作品展示
    项目作品 代表项目 重点项目 关键项目 校园项目 开源贡献 開發經驗 專案經歷 專案經驗 專案 專案作品 作品集 作品 個人專案 個人作品 相關作品 研究經歷 專題 專題經歷 專題製作`,
  certifications: `认证 证书 资格证书 技能证书 职业证书 专业证书 等级证书 证书资质 所获证书 资质证书 职业资格 培训经历 培训 培训经验 培训背景 持有证书 相关证书 證照 證書 專業證照 技能證照 證照資格 培訓經歷 訓練 專業訓練`,
  languages: `外语 语言能力 语言 语言技能 外语水平 外语能力 语言水平 英语水平 英语能力 语言沟通能力 語言能力 語言 語文能力 外語能力`,
  awards: `荣誉奖项 获奖情况 获奖经历 荣誉证书 奖项荣誉 所获荣誉 所获奖项 荣誉 奖项 获奖 奖励 荣誉与奖项 奖学金 荣誉奖励 个人荣誉 获奖荣誉 获奖记录 校园荣誉 竞赛经历 比赛经历 竞赛 竞赛获奖 奖惩情况 奖励情况 荣誉情况 荣誉与证书 奖项与荣誉 学术荣誉 学术奖励 人才称号
    獲獎經歷 獲獎紀錄 榮譽獎項 得獎紀錄 得獎經歷 榮譽 獎項 競賽經歷 競賽 獎學金 參賽經歷`,
  publications: `出版刊物 发表作品 论文 发表论文 论文发表 学术论文 学术成果 科研成果 研究成果 著作 出版物 论文专利 论文与专利 专利 专利论文 论文与竞赛 学术发表 已发表论文 發表論文 論文 著作 學術論文 論文發表 研究成果 專利 期刊論文 精选论文 代表论文 代表性论文 代表作 主要论文 期刊论文 会议论文 论文成果 论文著作 学术著作 会议报告 学术报告 特邀报告 邀请报告 口头报告
    論著 代表論文 精選論文 會議論文 學術演講`,
  volunteer: `志愿者经历 志愿服务 志愿经历 志愿活动 公益经历 義工經歷 志工經驗 志工服務 志工經歷 志願服務`,
  interests: `兴趣爱好 爱好 兴趣 个人爱好 业余爱好 研究兴趣 研究方向 研究領域 研究领域 研究興趣 興趣 嗜好 興趣愛好 興趣嗜好 休閒興趣`,
  references: `引荐 引薦 推荐信 推荐人 证明人 推薦人 介紹人`,
  other: `其他 其它 其他信息 附加信息 补充信息 校园经历 校内经历 在校经历 校园经验 学生工作 学生工作经历 社团经历 社团活动 校园活动 社团 组织经历 个人博客 博客 社交主页 个人主页 社会活动 社会职务 其他经历 学术活动 学术兼职 学术服务 学术任职 学术交流 学术会议 会议经历 会议 参会经历 审稿 审稿经历 审稿人 期刊审稿 专业服务 社会服务 指导学生 学生指导 工作以外经历 工作之外 课外经历 课外活动
    开放课程 主修课程 相关课程 附件 其他資訊 學術服務 學術活動 學術交流 學術會議 會議經歷 審稿 其他經驗 社團經歷 社團活動 社團 課外活動 校園經歷 附件 其他經歷 兵役`,
}
/** The same in Japanese. */
const japanese: Partial<Record<SectionKind, string>> = {
  header: `個人情報 基本情報 プロフィール情報 連絡先 個人データ 本人情報 コンタクト`,
  summary: `職務要約 職歴要約 経歴要約 職務概要 経歴概要 要約 自己PR 自己ＰＲ 自己紹介 プロフィール 志望動機 志望理由 自己アピール アピールポイント 私の強み 強み 長所 キャリアサマリー キャリアサマリ サマリー
    サマリ  本人希望記入欄 本人希望 キャリアビジョン 志望の動機 得意なこと 活かせる経験 自己分析 希望条件 自己ＰＲ・志望動機`,
  experience: `職務経歴 職歴 職務経験 職務履歴 職務経歴詳細 職務経歴詳細情報 業務経歴 業務経験 業務履歴 勤務経歴 勤務履歴 経歴 略歴 経歴詳細 主な経歴 社会人経歴 会社経歴 実務経験 仕事 仕事の経験 経験
    インターン インターンシップ インターン経験 インターン歴 インターンシップ経験 アルバイト アルバイト経験 アルバイト歴 副業 副業・業務委託 職務経歴（詳細） 就業経験 キャリア 職業経験 職務 ワークエクスペリエンス`,
  education: `学歴 教育 教育歴 学歴・研究歴 学業 教育背景 最終学歴 学習歴 学位 学歴詳細`,
  skills: `スキル 技術 技術スキル 技術スタック テクニカルスキル  経験技術 活かせる経験・知識・技術 活かせる経験・知識・スキル 活かせるスキル 保有スキル スキルセット スキル一覧 スキルシート ITスキル PCスキル テクニカル
    プログラミング言語 開発スキル ビジネススキル 専門スキル 専門知識 得意分野 得意な技術 技能 主な使用技術 技術要約 言語・フレームワーク  ツール 専門分野 主なスキル`,
  projects: `プロジェクト プロジェクト経験 プロジェクト経歴 プロジェクト履歴 プロジェクト実績 個人開発 個人プロジェクト 制作実績 開発実績 開発経験 開発経歴 ポートフォリオ 作品 作品集 制作物 成果物 開発プロジェクト 主な実績 参画プロジェクト
    OSS活動  研究 研究内容 研究経験 研究歴 ハッカソン`,
  certifications: `資格・免状 資格 保有資格 取得資格 資格・免許 免許・資格 免許資格 資格・検定 資格・スキル 資格等 取得資格等 免許 資格一覧 認定資格 認定 研修 研修歴 講習`,
  languages: `語学 語学力 語学スキル 言語スキル 使用言語 語学能力 言語`,
  awards: `受賞 受賞歴 賞 表彰 表彰歴 賞罰 受賞・表彰 受賞経歴 コンテスト 奨学金 受賞・資格`,
  publications: `出版・著作 論文 発表論文 研究業績 学会発表 発表 登壇 登壇実績 登壇歴 執筆 著書 業績 特許 書籍等出版物 書籍 講演・口頭発表等 口頭発表 研究発表 産業財産権 招待講演 執筆・登壇 発表・登壇 アウトプット 講演`,
  volunteer: `ボランティア ボランティア活動 ボランティア経験 社会活動`,
  interests: `趣味 特技 趣味・特技 趣味特技 興味 研究キーワード 研究テーマ 研究興味 関心 関心分野 スポーツ 興味関心`,
  other: `その他 備考 課外活動 部活動 SNS リンク 活動 活動歴 委員歴 所属学協会 所属学会 学会活動 学術貢献活動 社会貢献活動 社会貢献 メディア報道 担当経験のある科目 担当科目 担当授業 競争的資金 共同研究 その他活動 その他の活動 部活・サークル 扶養家族 配偶者 通勤時間 目次`,
}
/** The same in Korean, without the blanks between their words. */
const korean: Partial<Record<SectionKind, string>> = {
  header: `개인정보 인적사항 기본정보 기본사항 연락처 프로필정보 신상정보 개인신상`,
  summary: `소개 자기소개 자기소개서 자기소개글 간단소개 간단자기소개 한줄소개 요약 경력요약 핵심역량 핵심역량요약 프로필 지원동기 자기PR 강점 성격의장단점 성장과정 입사후포부 포부 목표 커리어목표 나는 나의강점 소개글 성장배경 주요역량
    커리어요약 개요 희망직무 장점 성격및장단점 도전경험`,
  experience: `경력 경력사항 경력상세 상세경력 경력소개 주요경력 경력기술 경력기술서 경력정보 직무경력 직무경험 업무경력 업무경험 근무경력 근무경험 근무이력 직장경력 직장경험 실무경험 회사경력 경험 인턴 인턴십 인턴경험 인턴경력 인턴활동
    주요경험 경력및경험 이력 업무이력 이력사항 직업경험 직업경력 커리어 아르바이트 아르바이트경험 알바경험 사회경험 사회경력 직무 경력내용 강의경력 연구경력 기타경력 인턴대외활동 총경력 경력개요`,
  education: `학력 학력사항 학력정보 최종학력 교육 학업 교육배경 학력및교육 학력교육 교육학력 학위`,
  skills: `기술 기술스택 보유기술 보유스킬 보유역량 사용기술 주요기술 주요기술스택 기술역량 기술사항 스킬 스킬셋 나의스킬 전문기술 전문분야 업무스킬 업무역량 역량 능력 활용능력 컴퓨터활용능력 OA능력 프로그래밍언어 개발기술 기술요약
    개발스택 언어및기술 사용가능기술 전문지식 스펙 핵심기술 툴`,
  projects: `개발이력 프로젝트 프로젝트경험 프로젝트경력 프로젝트이력 프로젝트상세 주요프로젝트 개인프로젝트 팀프로젝트 사이드프로젝트 토이프로젝트 수행프로젝트 참여프로젝트 기타프로젝트 포트폴리오 작품 작품활동 개발경험 오픈소스 연구 연구경험
    연구실적 연구활동 포트폴리오및기타문서 프로젝트및활동`,
  certifications: `인증 자격증 자격 자격사항 자격증사항 보유자격증 보유자격 취득자격증 면허 자격면허 자격및면허 자격증및어학 자격어학수상 자격증어학수상 자격증어학 교육사항 교육이수 교육과정 교육이력 교육이수내역 교육훈련 수료 이수교육 교육및자격증
    교육연수 훈련 수료과정 외부교육 교육경험 자격증및수상 자격증및면허`,
  languages: `어학 어학능력 언어 외국어 외국어능력 어학성적 어학점수 어학사항 구사언어 언어능력 공인어학성적 어학연수`,
  awards: `수상 수상경력 수상내역 수상이력 수상실적 상훈 수상경험 수상및성과 공모전 장학금 수상기록 수상자격 대회 대회수상 `,
  publications: `논문 출판 저서 특허 발표 학술활동 연구논문 논문및특허 특허및논문 학회 학회발표 저술 강연 발표및강연 출판물 논문특허`,
  volunteer: `봉사활동 자원봉사 봉사 봉사경험 사회봉사`,
  interests: `취미 특기 취미및특기 취미특기 관심사 관심분야`,
  references: `추천서 추천인 레퍼런스`,
  other: `기타 기타사항 기타정보 기타활동 대외활동  학회활동 학술대회 학회참가 학술봉사 심사활동 활동사항 활동경험 주요활동 병역 병역사항 군경력 해외경험 동아리 동아리활동 교내활동 외부활동 링크 블로그 참고 경험활동교육 해외연수 취업우대사항 희망근무조건 병역및우대사항
    커뮤니티 개인활동 학내활동 활동및수상`,
}

const kinds = new Map<string, SectionKind>()
for (const [kind, list] of [chinese, japanese, korean].flatMap((lists) => Object.entries(lists))) {
  for (const heading of list.trim().split(/\s+/)) kinds.set(lettersOf(heading), kind as SectionKind)
}

/** The letters of a heading alone. */
function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}]+/gu, '')
}

/** What joins two headings: "技能・資格", "教育与工作经历", "경력 및 프로젝트". */
const joints = /[/／・&＆+、|｜]|与|及|和|並び|および|(?:\s및\s)|(?<=[\p{Script=Hangul}])\s및\s?/u
/** What says of what follows that it is all, or a part, or how long it was: "경력 총 3년", "職務経歴（詳細）". */
const tail = /(?:[(（［[].{1,16}[)）］\]]|총\s?\d.*|\d+\s?年.{0,6}|合计.*)$/u
/** A number before a heading: "二、". */
const number = /^\s*[(（]?[一二三四五六七八九十]{1,2}[)）]?[、.．]\s*/u
/** Whose it is, or that there are others: "我的项目", "主なスキル", "나의 기술". */
const lead =
  /^(?:我的|个人|個人|主要|主な|私の|その他の|その他|他の|其他|相关|相關|나의|주요|기타|보유|상세|最近|近期|近年)/u
const isLatinAlone = /^[\p{Script=Latin}\s&/|·:.,'-]+$/u

/** Kinds that say what a heading of several is about, most telling first. */
const telling: SectionKind[] = ['experience', 'education', 'projects', 'skills', 'certifications']

/** Longest heading, in letters. */
const longest = 24

/**
 * The kind of section that a line in Chinese, Japanese, or Korean begins; undefined for one that is no heading.
 * @param ofLatin the kind of a heading in other letters, which may stand beside it: "教育背景 Education"
 */
export function eastAsianHeadingKind(
  line: string,
  ofLatin: (heading: string) => SectionKind | undefined,
): SectionKind | undefined {
  if (/[。，！？；!?;]|\s{3,}\S.*\s{3,}|\d{3}/u.test(line)) return undefined
  const letters = lettersOf(line)
  if (letters.length > longest + longest) return undefined
  const known = kindOf(line)
  if (known) return known
  const latin = line.replace(/[^\p{Script=Latin}\s&/-]+/gu, ' ').trim()
  if (latin === '') return undefined
  const own = line.replace(/[\p{Script=Latin}&/|·:.,'()-]+/gu, ' ').trim()
  const kind = kindOf(own)
  return kind && (isLatinAlone.test(latin) ? ofLatin(latin.replace(/^[\s&/-]+|[\s&/-]+$/g, '')) : undefined)
    ? kind
    : undefined
}

function kindOf(given: string): SectionKind | undefined {
  const text = given
    .replace(number, '')
    .trim()
    .replace(/[:：]$/u, '')
  for (const form of [text, text.replace(tail, '')]) {
    const letters = lettersOf(withoutBlanks(form))
    if (letters === '' || letters.length > longest) continue
    const found = kinds.get(letters) ?? kinds.get(letters.replace(lead, ''))
    if (found) return found
    const parts = form.split(joints).filter((part) => lettersOf(part) !== '')
    if (parts.length < 2 || parts.length > 4) continue
    const ofParts = parts.map((part) => kindOf(part) ?? kinds.get(`${lettersOf(part)}${ending(parts)}`))
    if (ofParts.every((kind) => kind !== undefined)) return telling.find((kind) => ofParts.includes(kind)) ?? ofParts[0]
  }
  return undefined
}

/** What the last of several words ends with, which is meant of all: "教育与工作经历". */
const ending = (parts: string[]) => lettersOf(parts.at(-1) ?? '').slice(-2)
